"""What is printed, as a front end gets it: of `kemet.game.facts.facts` what `kemet.telling.printed` names."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from kemet.server.shapes.made import model_of
from kemet.telling import printed


class Printed(BaseModel):
    """A part of what is printed; what only those who write content need stays at home."""

    model_config = ConfigDict(extra="ignore", frozen=True)


Facts = model_of(printed.Facts, Printed)
