"""The way to the handler: standard input, and what was standard output when the program began."""

import posix
import sys
from binascii import a2b_base64, b2a_base64

# What the handler says to actors: the number of parts of the line, and whether there is data.
_FORMS = {
    b"StartNotice": (4, False),
    b"ShutdownNotice": (4, False),
    b"BotTimeout": (4, False),
    b"ProxyCall": (5, True),
    b"CallResult": (5, True),
}
_LONGEST_TEXT = 750  # bytes: 1000 characters of base64


class ProtocolError(Exception):
    """The handler said something that no handler says."""


def encode(data):
    return b2a_base64(data, newline=False)


class Channel:
    def __init__(self):
        """Standard output is turned over to standard error, so that prints end in the log."""
        self._output = posix.dup(1)
        posix.dup2(2, 1)
        self._unread = b""

    def receive(self):
        """The next message as its type and its data, decoded; None when there will be none any more."""
        line, newline, rest = self._unread.partition(b"\n")
        while not newline:
            chunk = posix.read(0, 65536)
            if not chunk:
                return None
            piece, newline, rest = chunk.partition(b"\n")
            line += piece
        self._unread = rest
        parts = line.split(b"-")
        if len(parts) < 2 or parts[0] != b"MESSAGE":
            raise ProtocolError(f"a line that is no message: {line[:60]!r}")
        kind = parts[1]
        count, has_data = _FORMS.get(kind, (0, False))
        if len(parts) != count or parts[-2] != b"%d" % len(parts[-1]) or has_data != (parts[-1] != b""):
            raise ProtocolError(f"a message that is not as it should be: {line[:60]!r}")
        return kind, a2b_base64(parts[-1], strict_mode=True) if has_data else b""

    def send(self, line):
        while line:
            line = line[posix.write(self._output, line) :]

    def log(self, target, text):
        """A long text becomes several entries."""
        data = _as_utf8(text)
        while True:
            size = _fitting_size(data)
            self.send(b"MESSAGE-LogEntry-%b-%b-0-\n" % (encode(target.encode()), encode(data[:size])))
            data = data[size:]
            if not data:
                return

    def report_error(self, text):
        data = _as_utf8(text)
        self.send(b"MESSAGE-ErrorReport-%b-0-\n" % encode(data[: _fitting_size(data)]))


def _as_utf8(text):
    return str(text).encode("utf-8", "replace")


def _fitting_size(data):
    """How many bytes fit one parameter, whole characters only."""
    if len(data) <= _LONGEST_TEXT:
        return len(data)
    size = _LONGEST_TEXT
    while data[size] & 0xC0 == 0x80:
        size -= 1
    return size


_channel = None


def open_channel():
    """The channel of this program; from the first call on, printing is harmless."""
    global _channel
    if _channel is None:
        sys.stdout.flush()
        _channel = Channel()
    return _channel
