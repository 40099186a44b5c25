"""Mail by the SMTP server of the host: encrypted unless that server is on this machine."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from kemet.errors import KemetError

SECONDS = 15.0
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class NoMail(KemetError):
    """The settings of the host, or an address, are not usable."""


class NotSent(Exception):
    """`for_good` when that address takes no mail at all."""

    def __init__(self, why: str, for_good: bool = False):
        super().__init__(why)
        self.for_good = for_good


def is_address(text: str) -> bool:
    """An ordinary address of one person: no names, lists, comments or control characters.

    >>> is_address("ann@example.org"), is_address("Ann <ann@example.org>"), is_address("a@b\\nBcc: c@d.org")
    (True, False, False)
    """
    return (
        len(text) <= 254
        and re.fullmatch(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+", text)
        is not None
    )


@dataclass(frozen=True)
class Letter:
    to: str
    subject: str
    text: str
    stop: str = ""  # an address at which one click ends these mails
    id: str = ""  # the same when a letter is sent again after a crash: mail programs show it once


@dataclass(frozen=True)
class PostOffice:
    """Where mail is handed in: `smtp://` with STARTTLS, or `smtps://`."""

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str

    @classmethod
    def of(cls, url: str, sender: str) -> PostOffice:
        try:
            parts = urlsplit(url)
            secure, host = parts.scheme == "smtps", parts.hostname
            port = parts.port or (465 if secure else 587)
        except ValueError:
            host = None
        if not host or parts.scheme not in ("smtp", "smtps"):
            raise NoMail("KEMET_MAIL is like smtp://USER:PASSWORD@HOST:587; it begins with smtp:// or smtps://")
        if not is_address(parseaddr(sender)[1]):
            raise NoMail("mail needs the sender's address: give --mail-from")
        return cls(host, port, secure, unquote(parts.username or ""), unquote(parts.password or ""), sender)

    def send(self, letter: Letter) -> None:
        """Takes seconds: call it in a thread."""
        try:
            with self._line() as line:
                if self.user:
                    line.login(self.user, self.password)
                line.send_message(self._message(letter))
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise NotSent("recipient refused", for_good=all(500 <= code < 600 for code in codes)) from None
        except (smtplib.SMTPException, OSError) as error:
            raise NotSent(type(error).__name__) from None

    def _line(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.secure:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context)
        line = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        if self.host not in LOOPBACK:
            line.starttls(context=context)
        return line

    def _message(self, letter: Letter) -> EmailMessage:
        name, address = parseaddr(self.sender)
        message = EmailMessage()
        message["From"] = Address(name or "Kemet", addr_spec=address)
        message["To"] = Address(addr_spec=letter.to)
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Auto-Submitted"] = "auto-generated"
        if letter.id:
            message["Message-ID"] = f"<{letter.id}@{address.partition('@')[2]}>"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message
