"""A bot: answers the calls of a game's engine."""

from time import monotonic_ns, process_time_ns

from .actor import Actor
from .channel import ProtocolError, encode
from .json_text import read_json, write_json

_NO_TIME = {}
_FOREVER = float("inf")


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

    _methods = {}  # those that were called, by name
    _time = _NO_TIME
    _called_at = 0
    _cpu_at_call = 0

    def answer(self, method, params):
        """The answer to one call: by the method of that name, which gets the params by name."""
        return (self._methods.get(method) or self._find(method))(**params)

    def _find(self, method):
        if method in _NOT_THE_GAMES or method.startswith("_"):
            raise AttributeError(f"no such method: {method}")
        found = getattr(self, method)
        self._methods = self._methods | {method: found}
        return found

    def time_given(self):
        """What the engine's machine said when it called."""
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
        starts = {}  # of the answers' lines, by method: a game has few
        receive, send, answer = channel.receive, channel.send, self.answer
        while (message := receive()) is not None:
            kind, data = message
            if kind != b"ProxyCall":
                if kind == b"ShutdownNotice":
                    return
                raise ProtocolError(f"a {kind.decode()} is not for bots")
            self._called_at = monotonic_ns()
            self._cpu_at_call = None
            call = read_json(data.decode())
            self._time = call.get("time", _NO_TIME)
            method = call["method"]
            result = encode(write_json(answer(method, call["params"])).encode())
            start = starts.get(method)
            if start is None:
                start = starts[method] = b"MESSAGE-CallResult-%b-" % encode(method.encode())
            send(b"%b%d-%b\n" % (start, len(result), result))


_NOT_THE_GAMES = frozenset(dir(Bot))


def _seconds(microseconds):
    return _FOREVER if microseconds is None else microseconds / 1e6
