"""The languages that a request may ask for."""

from typing import TYPE_CHECKING, Literal

from kemet.content.languages import SPOKEN

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[SPOKEN]
