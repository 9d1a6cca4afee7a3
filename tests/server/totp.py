"""Codes of an authenticator app (RFC 6238), written a second time."""
import base64
import hashlib
import hmac
import struct
import time


def code_at(secret, moment):
    key = base64.b32decode(secret)
    digest = hmac.digest(key, struct.pack(">Q", int(moment) // 30), hashlib.sha1)
    number, = struct.unpack(">I", digest[digest[-1] & 15:][:4])
    return f"{(number & 0x7fffffff) % 1000000:06}"


def codes(secret):
    """One after the other, each later than the one before; the server takes the step before, this one and the next."""
    now = time.time()
    return [code_at(secret, now + 30 * step) for step in (-1, 0, 1)]
