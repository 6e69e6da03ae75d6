"""What the Terra games share: power bowls, land with a river, reach, bridges."""
