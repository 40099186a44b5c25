"""What is printed on the components, as data files with a schema. No rule and no text for people lives here.

`data/` holds the records, `text/` their names and explanations per language. A content pack is a folder
with files of the same form; see docs/content.md.
"""

from kemet.content.loader import EARLIER_BOXES, load_content
from kemet.content.records import Content
from kemet.content.source import ContentError

__all__ = ["EARLIER_BOXES", "Content", "ContentError", "load_content"]
