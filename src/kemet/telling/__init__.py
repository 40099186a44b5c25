"""What people and programs are told of a game: notation, views, events, refusals, sentences. No rules live here."""
