"""A game out of a file of somebody else: every value is checked as if it came over the wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from kemet.server.auth.tokens import is_id
from kemet.server.gate.clean import NAME, TABLE_NAME, clean
from kemet.server.live.opening import GODS, SETHS_NAME
from kemet.server.settings import NAME_OF_BOT
from kemet.server.shapes.tables import Clock
from kemet.server.table.match import KINDS


def _must(fits: Any, what: str) -> AfterValidator:
    def check(value: Any) -> Any:
        if not fits(value):
            raise ValueError(f"this is {what}")
        return value

    return AfterValidator(check)


Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Time = Annotated[float, Field(ge=0, le=1e11, allow_inf_nan=False)]
Name = Annotated[str, Field(max_length=120), AfterValidator(lambda text: clean(text, NAME))]


class Stored(BaseModel):
    """A row: nothing unknown in it, and nothing taken for another type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class StoredTable(Stored):
    """What was agreed. Whatever follows from the entries is worked out again and not read."""

    id: Annotated[str, _must(is_id, "no name of a table")]
    name: Annotated[str, Field(max_length=240), AfterValidator(lambda text: clean(text, TABLE_NAME))]
    public: bool
    created: Time
    setup: dict[str, Any]  # `setup_from` checks it
    seed_given: bool
    seed_salt: Annotated[str, Field(pattern=r"^([0-9a-f]{32})?$")]
    clock: Clock
    prompt_key: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
    maker_hash: Hash | None
    bot_pace: Annotated[float, Field(ge=0, le=10, allow_inf_nan=False)] | None


class StoredSeat(Stored):
    seat: Annotated[int, Field(ge=0, le=5)]
    kind: Literal["human", "open", "bot"]
    name: Name
    god: Annotated[str, _must((*GODS, SETHS_NAME).__contains__, "no god")]
    bot: Annotated[str, _must(NAME_OF_BOT.fullmatch, "no bot")] | None
    host: bool
    secret_hash: Hash | None
    claim_hash: Hash | None


class StoredEntry(Stored):
    number: Annotated[int, Field(ge=1, le=1_000_000)]
    kind: Annotated[str, _must(KINDS.__contains__, "no kind of entry")]
    seat: Annotated[int, Field(ge=-1, le=5)]
    code: Annotated[int, Field(ge=0, le=1_000_000)]
    made_by: Annotated[str, Field(max_length=10)]
    message: Annotated[str, Field(max_length=64)] | None
    note: Annotated[str, Field(max_length=4000)]
    at: Time
