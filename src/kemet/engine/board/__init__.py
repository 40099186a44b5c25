"""What every moment asks of the board: who stands where, who is whose enemy, who controls what, what things cost."""
