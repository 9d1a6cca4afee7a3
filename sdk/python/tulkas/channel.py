"""The way to the handler: standard input, and what was standard output when the program began."""

import posix
import sys
from binascii import a2b_base64, b2a_base64
from posix import read, write

# What the handler says to actors: the number of parameters, and whether there is data; None: there may be.
_FORMS = {
    b"StartNotice": (0, None),
    b"ShutdownNotice": (0, False),
    b"BotTimeout": (0, False),
    b"ProxyCall": (1, True),
    b"CallResult": (1, True),
}
_LONGEST_TEXT = 750  # bytes: 1000 characters of base64


class ProtocolError(Exception):
    """The handler said something that no handler says."""


def encode(data):
    return b2a_base64(data, newline=False)


class Channel:
    def __init__(self):
        """Standard output is turned over to standard error, so that prints end in the log."""
        self.output = posix.dup(1)
        posix.dup2(2, 1)
        self.unread = b""  # what was read too much
        self.call_beginnings = set()  # what lines with calls begin with, up to their size
        self._known = {}  # what lines begin with, up to their size: a game has few beginnings

    def receive(self):
        """The next message as its type and its data, decoded; None when there will be none any more."""
        line, newline, self.unread = (self.unread or read(0, 65536)).partition(b"\n")
        if not newline:
            line = self._rest_of(line)
            if line is None:
                return None
        parts = line.rsplit(b"-", 2)
        known = self._known.get(parts[0]) or self._learn(parts)
        data = parts[2]
        if parts[1] != b"%d" % len(data) or known[1] is not None and known[1] != (data != b""):
            raise ProtocolError(f"a message whose data are not as they should be: {line[:60]!r}")
        return known[0], a2b_base64(data, strict_mode=True)

    def _rest_of(self, line):
        """The line that begins like this, when all of it has come."""
        newline = b""
        while not newline:
            chunk = read(0, 65536)
            if not chunk:
                return None
            piece, newline, self.unread = chunk.partition(b"\n")
            line += piece
        return line

    def _learn(self, parts):
        beginning = parts[0]
        start, kind, *parameters = beginning.split(b"-") if b"-" in beginning else (b"", b"")
        count, has_data = _FORMS.get(kind, (-1, False))
        if start != b"MESSAGE" or len(parameters) != count or len(parts) != 3:
            raise ProtocolError(f"a line that is no message for actors: {beginning[:60]!r}")
        for parameter in parameters:
            a2b_base64(parameter, strict_mode=True)
        self._known[beginning] = kind, has_data
        if kind == b"ProxyCall":
            self.call_beginnings.add(beginning)
        return kind, has_data

    def send(self, line):
        size = write(self.output, line)
        while size < len(line):
            line = line[size:]
            size = write(self.output, line)

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
