"""Many matches of one game, stepped together in C++. Everything else in this package stands on it."""
import ctypes
import json

import numpy

from ._library import Buffers, GameError, _FLOATS, _NUMBERS, about, last_error, library

RUNNING, OVER, CUT_OFF = 0, 1, 2  # of endings


class Batch:
    """matches × one game. What it tells stands in arrays that every step writes anew; copy what you want to keep.

    observations  (matches, features), float32: what the player who decides sees; at the end, who decided last
    legal         (matches, actions), bool: which actions are legal
    rewards       (matches, seats), float32, for the last step
    turns         (matches,), int32: the seat that decides, -1 when the match has ended
    endings       (matches,), uint8: RUNNING, OVER or CUT_OFF by the last step
    lengths       (matches,), int32: actions taken in this match

    The step after a match has ended begins the next one, whatever action it is given. With restarts=False it is an
    error, until reset_match.
    """

    def __init__(self, game, matches=1, *, seats=None, players=None, options=None, without=(), seed=0, max_actions=0,
                 illegal_loses=False, restarts=True):
        """players: for each seat the house bot on it, or None where the caller plays; by default the caller plays all.

        without: groups of actions that are never wanted (games()[game]["actions"]), such as ["offer"].
        """
        self._batch = None
        self.game = game
        self.seats = len(players) if players else seats or about(game)["least_seats"]
        wish = {"game": game, "matches": int(matches), "seed": _seed(seed), "most_actions": int(max_actions),
                "illegal_loses": bool(illegal_loses), "restarts": bool(restarts),
                "options": {name: str(value) for name, value in (options or {}).items()},
                "players": [player or "" for player in players or [None] * self.seats], "without": list(without)}
        self._batch = library.open(json.dumps(wish).encode())
        if not self._batch:
            raise last_error()
        self._show_buffers()

    def _show_buffers(self):
        buffers = Buffers()
        library.buffers(self._batch, ctypes.byref(buffers))
        self.matches, self.features, self.actions = buffers.matches, buffers.features, buffers.actions

        def view(pointer, *shape):
            array = numpy.ctypeslib.as_array(pointer, shape)
            array.flags.writeable = False
            return array

        self.observations = view(buffers.observations, self.matches, self.features)
        self.legal = view(buffers.legal, self.matches, self.actions).view(numpy.bool_)
        self.rewards = view(buffers.rewards, self.matches, self.seats)
        self.turns = view(buffers.turns, self.matches)
        self.endings = view(buffers.endings, self.matches)
        self.lengths = view(buffers.lengths, self.matches)

    def reset(self, seed):
        """Begins all matches anew. The same seed and the same actions give the same matches."""
        library.reset(self._open(), _seed(seed))

    def reset_match(self, match, seed):
        library.reset_match(self._open(), self._match(match), _seed(seed))

    def step(self, actions):
        """One action for each match. If one is illegal, nothing is played and a GameError says which."""
        actions = numpy.ascontiguousarray(actions, dtype=numpy.int32)
        if actions.shape != (self.matches,):
            raise GameError(f"actions must have the shape ({self.matches},) (got {actions.shape})")
        if not library.step(self._open(), actions.ctypes.data_as(_NUMBERS)):
            raise last_error()

    def random_actions(self, out=None):
        """A random legal action for each match; 0 where it has ended."""
        out = numpy.empty(self.matches, dtype=numpy.int32) if out is None else out
        library.choose_at_random(self._open(), out.ctypes.data_as(_NUMBERS))
        return out

    def observe(self, match, seat):
        """What the player on a seat sees, whoever has the turn."""
        features = numpy.empty(self.features, dtype=numpy.float32)
        library.observe(self._open(), self._match(match), self._seat(seat), features.ctypes.data_as(_FLOATS))
        return features

    def action_text(self, match, action):
        """A legal action in the game's notation."""
        if not (0 <= action < self.actions and self.legal[self._match(match), action]):
            raise GameError(f"action {action} is not legal in match {match}")
        return library.action_text(self._open(), match, action).decode()

    def drawing(self, match=0, seat=0):
        """The board as text, as the player on a seat sees it."""
        return library.drawing(self._open(), self._match(match), self._seat(seat)).decode()

    def outcome(self, match=0):
        """{"winner", "scores", "reason"} of a match that is over, else None."""
        return json.loads(library.outcome(self._open(), self._match(match)))

    def close(self):
        """Gives the memory back. The arrays must not be used any more."""
        if self._batch:
            for name in ("observations", "legal", "rewards", "turns", "endings", "lengths"):
                setattr(self, name, None)
            library.close(self._batch)
            self._batch = None

    def _open(self):
        if not self._batch:
            raise GameError("the batch is closed")
        return self._batch

    def _match(self, match):
        if not 0 <= match < self.matches:
            raise GameError(f"there is no match {match}: there are {self.matches}")
        return match

    def _seat(self, seat):
        if not 0 <= seat < self.seats:
            raise GameError(f"there is no seat {seat}: there are {self.seats}")
        return seat


def _seed(seed):
    return int(seed) & 0x7FFF_FFFF_FFFF_FFFF


def learner_among(game, seats, seat, opponents):
    """The players of a match in which the caller has one seat. opponents: a house bot's name, or one for each."""
    count = seats or about(game)["least_seats"]
    if not 0 <= seat < count:
        raise GameError(f"there is no seat {seat}: {game} has {count} here")
    others = [opponents] * (count - 1) if isinstance(opponents, str) else list(opponents)
    if len(others) != count - 1:
        raise GameError(f"there must be {count - 1} opponents (got {len(others)})")
    return [*others[:seat], None, *others[seat:]]
