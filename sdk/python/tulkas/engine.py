"""An engine: knows the rules of a game and plays it by calling the bots.

    from tulkas.engine import BotError, DuelEngine, run

    class Nim(DuelEngine):
        heap = 21

        def turn(self, bot):
            taken = bot.call("take", heap=self.heap)
            if taken not in (1, 2, 3) or taken > self.heap:
                raise BotError(bot.seat, f"took {taken}")
            self.heap -= taken
            return self.win(bot) if self.heap == 0 else None

    run(Nim)

Where all decide at once, call_together() asks several bots and gives all answers when the last is there.

call() raises BotTimeout, which is a BotError, when no answer came in time. Who catches it may go on with
the game; when a BotError leaves play(), that bot has lost. Any other exception that leaves it is a failure
of the engine: nobody has won or lost.
"""

from .actor import Actor, run
from .channel import ProtocolError, encode, open_channel
from .json_text import read_json, write_json

__all__ = [
    "BotError",
    "BotTimeout",
    "ChallengeEngine",
    "DuelEngine",
    "MatchEngine",
    "MatchResult",
    "RankingEngine",
    "run",
]


class BotError(Exception):
    """A bot's failure: of which seat, and what it did."""

    def __init__(self, seat, why):
        super().__init__(why)
        self.seat = seat


class BotTimeout(BotError):
    def __init__(self, seat):
        super().__init__(seat, "no answer in time")


class _Shutdown(Exception):
    """The game was ended from outside: nothing more is to be done, and nobody is to blame."""


class BotProxy:
    """One bot, as the engine sees it."""

    def __init__(self, seat, seats):
        self.seat = seat
        self.name = f"BOT_{seat}" if seats > 2 else "BOT_" + "AB"[seat]

    def call(self, method, /, **params):
        """Waits for the answer."""
        self._ask(method, params)
        return self._answer(method)

    def eliminate(self):
        """The bot is out of the game: it is told and stopped, and must not be called again."""
        open_channel().send(b"MESSAGE-Elimination-%b-0-\n" % encode(self.name.encode()))

    def _ask(self, method, params):
        # The method stands in front: the handler looks for it there and reads no further.
        data = encode(write_json({"method": method, "params": params}).encode())
        name = encode(self.name.encode())
        open_channel().send(b"MESSAGE-ProxyCall-%b-%d-%b\n" % (name, len(data), data))

    def _answer(self, method):
        kind, answer = _receive()
        if kind == b"BotTimeout":
            raise BotTimeout(self.seat)
        if kind != b"CallResult":
            raise ProtocolError(f"a {kind.decode()} instead of the answer to {method}")
        try:
            return read_json(answer.decode())
        except ValueError as error:
            raise BotError(self.seat, f"the answer to {method}: {error}") from None

    def log(self, text):
        open_channel().log(self.name, text)


def _receive():
    message = open_channel().receive()
    if message is None or message[0] == b"ShutdownNotice":
        raise _Shutdown
    return message


class Start:
    """What the engine is told at the start, if its game.toml or tulkas.toml says that it wants to know."""

    def __init__(self, told=None):
        told = told or {}
        self.seats = told.get("seats")  # how many play; None where the engine is told nothing
        self.seed = told.get("seed", 0)  # all chance of the game should come from it
        self.options = told.get("options", {})  # by name: whole numbers, or words where there are choices
        self.map = told.get("map")  # a text, where the game has maps
        self.position = told.get("position")  # the same, where it has start positions


class _Engine(Actor):
    def __init__(self, seats):
        self.bots = [BotProxy(seat, seats) for seat in range(seats)]
        self.start = Start()  # known when the game is played

    def play(self):
        """Plays the game; gives its result."""
        raise NotImplementedError

    def show(self, view, seats=None):
        """Shows people the game as it is now: any JSON for the game's viewer.

        With a list of seats' views, each player sees the own one, and everybody else the first.
        """
        shown = {"all": view} if seats is None else {"all": view, "seats": seats}
        data = encode(write_json(shown).encode())
        open_channel().send(b"MESSAGE-GameView-%d-%b\n" % (len(data), data))

    def call_together(self, calls):
        """Asks several bots at once, and waits until all have answered or are out of time.

        A call is (bot, method, params). Gives a list with what each answered, in the same order; a bot that gave no
        answer, or one that is no JSON, has its BotError there, which may be raised or forgiven. A bot that has failed
        gives no answer any more, and the game goes on.
        """
        calls = list(calls)
        if not calls:
            return []
        open_channel().send(b"MESSAGE-Simultaneous-%b-0-\n" % encode(str(len(calls)).encode()))
        for bot, method, params in calls:
            bot._ask(method, params)
        answers = []
        for bot, method, _ in calls:
            try:
                answers.append(bot._answer(method))
            except BotError as error:
                answers.append(error)
        return answers

    def log_to_bots(self, text):
        open_channel().log("BOTS", text)

    def log_to_all(self, text):
        open_channel().log("ALL", text)

    def serve(self, channel):
        try:
            kind, data = _receive()
            if kind != b"StartNotice":
                raise ProtocolError(f"a {kind.decode()} instead of a StartNotice")
            self.start = Start(read_json(data.decode()) if data else None)
            if not self.bots and self.start.seats:
                self.bots = [BotProxy(seat, self.start.seats) for seat in range(self.start.seats)]
            kind, *parameters = self._report(self._play_or_blame())
            texts = [encode(write_json(parameter).strip('"').encode()) for parameter in parameters]
            channel.send(b"-".join([b"MESSAGE", kind, *texts, b"0", b"\n"]))
        except _Shutdown:
            pass

    def _play_or_blame(self):
        try:
            return self.play()
        except BotError as error:
            self.bots[error.seat].log(error)
            return self._error_of(error.seat)


class MatchResult:
    """How a game for two ended."""

    DRAW = "DRAW"

    @staticmethod
    def win(seat):
        return ("BOT_A_WIN", "BOT_B_WIN")[seat]

    @staticmethod
    def error(seat):
        return ("BOT_A_ERROR", "BOT_B_ERROR")[seat]


class MatchEngine(_Engine):
    """play() gives a MatchResult, or where the score counts and not only the win, two whole numbers: self.scores(…)."""

    def __init__(self):
        super().__init__(2)

    _error_of = staticmethod(MatchResult.error)

    def scores(self, scores):
        """A result: whole numbers, one for each; the greater one has won."""
        return tuple(scores)

    def _report(self, result):
        if isinstance(result, tuple):
            return b"RankingResult", ",".join(map(str, result))
        return b"MatchResult", result


class DuelEngine(MatchEngine):
    """A game for two in which they take turns; bot A has the first.

    A turn is all that one bot does before it is the other's.
    """

    def prepare(self):
        """What comes before the first turn, if anything does; a result ends the game at once."""

    def turn(self, bot):
        """One turn of that bot: the result of the game when this ended it, else None."""
        raise NotImplementedError

    def opponent_of(self, bot):
        return self.bots[1 - bot.seat]

    def win(self, bot):
        return MatchResult.win(bot.seat)

    def play(self):
        result = self.prepare()
        active = self.bots[0]
        while result is None:
            result = self.turn(active)
            active = self.opponent_of(active)
        return result


class ChallengeEngine(_Engine):
    """A game for one: play() gives a whole number, and a bot that fails gets 0."""

    maximum = None

    def __init__(self):
        super().__init__(1)

    def _error_of(self, seat):
        return 0

    def _report(self, points):
        return b"ChallengeResult", points, self.maximum


class RankingEngine(_Engine):
    """A game for more: play() gives a score for each seat; a bot that fails gets 0, everybody else 1.

    Without a number of seats there are as many as the engine is told at the start.
    """

    def __init__(self, seats=0):
        super().__init__(seats)

    def _error_of(self, seat):
        return [int(bot.seat != seat) for bot in self.bots]

    def _report(self, scores):
        return b"RankingResult", ",".join(map(str, scores))
