"""The languages that a request may ask for: those of `kemet.content.texts`, named once more for the schema."""

from typing import Literal

Language = Literal["en", "fr", "pl", "pt", "pt-PT"]
