"""What the drawings of the Terra games share: hex land with motifs, bridges, bowls, and how moves point at things."""
