nobody = nikt
seat = Miejsce { $number }
