"""What hosts do with a database beside running a server on it: `kemet admin`.

Each file does one thing. All of it may be done while a server runs, unless it says otherwise.
"""
