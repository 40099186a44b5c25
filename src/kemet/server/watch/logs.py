"""Logs as JSON lines on standard error. Only named facts are written: no secrets, hands or seeds."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": _message(record),
        }
        data = getattr(record, "data", None)
        if isinstance(data, dict):
            line |= data
        if record.exc_info and record.exc_info[0] is not None:
            # places only: the texts of errors and the values of variables may hold hidden things
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["at"] = [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(line, ensure_ascii=False)


def _message(record: logging.LogRecord) -> str:
    """Of what the event loop says only the first line: the others show the work that failed with the text of its error,
    and that may name a private table."""
    said = record.getMessage()
    return said.partition("\n")[0] if record.name == "asyncio" else said


def log_json(least: int = logging.INFO) -> None:
    """Send all logs of this process, from this level on, as JSON lines to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(least)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # addresses of requests carry table ids, which are links to private tables; our own log line leaves them out
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
