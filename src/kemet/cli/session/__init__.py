"""A game at one keyboard: who is asked, what the choices mean, the commands of the prompt."""
