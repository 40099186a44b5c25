"""Web push: a message that only the subscribed browser can read (RFC 8291, RFC 8188), and the server's signature by
which the push service knows who sends it (VAPID, RFC 8292). `cryptography` does the arithmetic."""

from __future__ import annotations

import base64
import json
import os
import time

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096
#: Seconds for which a push service keeps a call for a telephone that is off.
KEPT = 2 * 86_400
SIGNED_FOR = 6 * 3600


def unbase64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key() -> str:
    """A private key of this server, as text."""
    return base64url(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unbase64(text), "big"), CURVE)


def public_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def is_subscription(p256dh: str, auth: str) -> bool:
    """Can a message be locked for this browser?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unbase64(p256dh))
        return len(unbase64(auth)) == 16
    except ValueError:
        return False


def locked(
    message: bytes,
    p256dh: str,
    auth: str,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The message for one browser. Key and salt are new for each one; tests give those of the standard."""
    own = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs, ours = unbase64(p256dh), public_of(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, unbase64(auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content_key).encrypt(nonce, message + b"\x02", None)


def _derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(secret)


def signature(key: ec.EllipticCurvePrivateKey, origin: str, sender: str) -> str:
    """The header by which the push service at this origin knows the server."""
    claims = {"aud": origin, "exp": int(time.time()) + SIGNED_FOR, "sub": sender}
    signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    sealed = base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{sealed}, k={base64url(public_of(key))}"


def _json(data: dict[str, object]) -> str:
    return base64url(json.dumps(data, separators=(",", ":")).encode())
