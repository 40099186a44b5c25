"""The table as text: drawn with colour and symbols, or said in sentences, in every language.

Terminal and server use the same pictures; a `Page` takes the lines and puts them wherever it likes. Nothing here knows
a command, a prompt or a rule.
"""

from kemet.picture.page import Page
from kemet.picture.show import show

__all__ = ["Page", "show"]
