"""A bot: answers the calls of a game's engine."""

from binascii import a2b_base64, b2a_base64
from posix import read, write
from time import monotonic_ns, process_time_ns

from .actor import Actor
from .channel import ProtocolError, encode
from .json_text import json_writers, read_json, scan_json, write_json

_TIME_FIRST = b'{"time":{"call_us":'  # how the arena's calls begin
_FOREVER = float("inf")
_MOST_BYTES = 65536  # as much as a pipe holds
_NEWLINE = 10


class TimeLeft:
    """CPU time in seconds, infinite where there is no limit: for this answer, and for the whole game."""

    __slots__ = ("call", "game")

    def __init__(self, call=_FOREVER, game=_FOREVER):
        self.call = call
        self.game = game

    def tightest(self):
        """Whichever runs out first."""
        return min(self.call, self.game)

    def __repr__(self):
        return f"TimeLeft(call={self.call}, game={self.game})"


class Bot(Actor):
    """For a game that has no module of its own: has the game's methods, or an answer() to all of them."""

    _call = b"{}"  # the one that is being answered
    _time = None  # what it says of the time, once somebody has asked
    _called_at = 0
    _cpu_at_call = 0

    def answer(self, method, params):
        """The answer to one call: by the method of that name, which gets the params by name."""
        return self._find(method)(**params)

    def _find(self, method):
        if method in _NOT_THE_GAMES or method.startswith("_"):
            raise AttributeError(f"no such method: {method}")
        return getattr(self, method)

    def _find_unless_answered(self, method):
        """The method that gets the params by name; None for a bot with an answer() of its own."""
        return self._find(method) if type(self).answer is Bot.answer else None

    def time_given(self):
        """What the engine's machine said when it called."""
        if self._time is None:
            self._time = read_json(self._call.decode()).get("time", {})
        return TimeLeft(*(_seconds(self._time.get(key)) for key in ("call_us", "game_us")))

    def time_left(self):
        """What is left of that now, by the CPU time used since; the machine's own count decides."""
        cpu = process_time_ns()
        if self._cpu_at_call is None:
            # Reading the CPU time is a system call, so it is not done at the start of every call; the wall
            # time until a bot asks for the first time counts as used.
            self._cpu_at_call = cpu - (monotonic_ns() - self._called_at)
        used = (cpu - self._cpu_at_call) / 1e9
        given = self.time_given()
        return TimeLeft(given.call - used, given.game - used)

    def serve(self, channel):
        # A call goes through here in one piece: to a bot that answers at once, functions for the steps on the
        # way would cost more than the steps.
        beginnings, output = channel.call_beginnings, channel.output
        known = {}  # by name, of which a game has few: the method, and how the line of its answer begins
        while True:
            # Nearly always this is one line, which begins like those before. A second one would be found in
            # the data, which are then no base64.
            line = channel.unread or read(0, _MOST_BYTES)
            parts = line.rsplit(b"-", 2)
            if parts[0] in beginnings and line[-1] == _NEWLINE and parts[1] == b"%d" % (len(parts[2]) - 1):
                channel.unread = b""
                data = a2b_base64(parts[2][:-1], strict_mode=True)
            else:
                channel.unread = line
                data = _next_call(channel)
                if data is None:
                    return
            self._called_at = monotonic_ns()
            self._cpu_at_call = None
            self._call = data
            self._time = None
            if data.startswith(_TIME_FIRST):  # few bots ask for their time, so it is read when they do
                data = b"{" + data[data.find(b"},") + 2 :]
            text = data.decode()
            try:
                call, end = scan_json(text, 0)
            except StopIteration:
                end = -1
            if end != len(text):
                call = read_json(text)  # which says what is wrong, unless it is only space
            method = call["method"]
            if method not in known:
                start = b"MESSAGE-CallResult-%b-" % encode(method.encode())
                known[method] = self._find_unless_answered(method), start
            found, start = known[method]
            result = found(**call["params"]) if found else self.answer(method, call["params"])
            result = b2a_base64(json_writers.get(type(result), write_json)(result).encode())  # with a newline
            line = b"%b%d-%b" % (start, len(result) - 1, result)
            size = write(output, line)
            if size < len(line):
                channel.send(line[size:])


def _next_call(channel):
    """The data of a call that came in any way; None when the game is over."""
    message = channel.receive()
    if message is None or message[0] == b"ShutdownNotice":
        return None
    kind, data = message
    if kind != b"ProxyCall":
        raise ProtocolError(f"a {kind.decode()} is not for bots")
    return data


_NOT_THE_GAMES = frozenset(dir(Bot))


def _seconds(microseconds):
    return _FOREVER if microseconds is None else microseconds / 1e6
