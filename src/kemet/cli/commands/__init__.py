"""The subcommands of `kemet`, one file each: its options and what it does."""
