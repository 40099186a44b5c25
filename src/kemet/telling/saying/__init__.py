"""Sentences as data: choices, events, refusals and hints become the key of a message and its values.

Here everything that people read about play is worded once. A `Choices` says what a choice means, a `Story` what
happened, `saying_of_reason` why something is refused or advised; the words themselves are in `text`, one file per
language, and `Filling` puts them in. The server sends sayings as data and the page fills them in by itself.

This room reads views, records and printed facts. It holds no rule and never sees the state of a game.
"""

from kemet.telling.saying.choices import Choices
from kemet.telling.saying.events import Story, StoryEntry, story_of
from kemet.telling.saying.filling import Filling, gods_with_seth, in_english
from kemet.telling.saying.reasons import saying_of_reason
from kemet.telling.saying.sayings import Saying, say

__all__ = [
    "Choices",
    "Filling",
    "Saying",
    "Story",
    "StoryEntry",
    "gods_with_seth",
    "in_english",
    "say",
    "saying_of_reason",
    "story_of",
]
