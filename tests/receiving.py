"""The other ends of calls: a web server for webhooks and push, a mail server, a browser that can read its push."""

from __future__ import annotations

import json
import re
import socket
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, Self

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from kemet.server.calls.push import CURVE, base64url, public_of


class Got(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """A web server that keeps what it gets and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 204
        self.location = ""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.append(Got(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(receiver.status)
                if receiver.location:
                    self.send_header("Location", receiver.location)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


class Mailbox:
    """A mail server on this machine."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.came = threading.Event()
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]  # the controller looks for itself at the port it was given: 0 will not do
        self._controller = Controller(self, hostname="127.0.0.1", port=port)
        self.address = f"smtp://127.0.0.1:{port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # the name is aiosmtpd's
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.came.set()
        return "250 OK"

    def next(self) -> EmailMessage:
        """The next letter that comes, or came since the last."""
        assert self.came.wait(10), "no letter came"
        self.came.clear()
        return self.letters[-1]

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()


def link_in(letter: EmailMessage, what: str) -> str:
    """The token of the link to a page of ours."""
    found = re.search(rf"https://kemet\.test/{what}/(\S+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


class Subscriber:
    """A browser with a push subscription: reads what was locked for it."""

    def __init__(self, endpoint: str):
        self._key = ec.generate_private_key(CURVE)
        self._auth = b"0123456789abcdef"
        self.subscription = {
            "endpoint": endpoint,
            "p256dh": base64url(public_of(self._key)),
            "auth": base64url(self._auth),
        }

    def read(self, sealed: bytes) -> Any:
        """As RFC 8291 tells it, from the other side."""
        salt, theirs, locked = sealed[:16], sealed[21:86], sealed[86:]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\0" + public_of(self._key) + theirs
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        opened = AESGCM(key).decrypt(nonce, locked, None)
        assert opened[-1] == 2
        return json.loads(opened[:-1])
