"""How the bots play games with Seth, on either side."""
