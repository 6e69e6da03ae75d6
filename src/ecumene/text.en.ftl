nobody = nobody
seat = Seat { $number }
