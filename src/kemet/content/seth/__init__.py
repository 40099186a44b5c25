"""What is printed in the box Seth."""
