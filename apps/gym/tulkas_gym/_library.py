"""The rules, in a shared library beside this file (apps/gym/library.cpp)."""
import ctypes
import json
import pathlib


class GameError(ValueError):
    """What was asked for makes no sense: no such game, option, bot or action."""


class Buffers(ctypes.Structure):
    _fields_ = [("matches", ctypes.c_int64), ("features", ctypes.c_int64), ("actions", ctypes.c_int64),
                ("seats", ctypes.c_int64), ("observations", ctypes.POINTER(ctypes.c_float)),
                ("legal", ctypes.POINTER(ctypes.c_uint8)), ("rewards", ctypes.POINTER(ctypes.c_float)),
                ("turns", ctypes.POINTER(ctypes.c_int32)), ("endings", ctypes.POINTER(ctypes.c_uint8)),
                ("lengths", ctypes.POINTER(ctypes.c_int32))]


_BATCH, _TEXT = ctypes.c_void_p, ctypes.c_char_p
_NUMBERS, _FLOATS = ctypes.POINTER(ctypes.c_int32), ctypes.POINTER(ctypes.c_float)
_FUNCTIONS = {
    "error": (_TEXT, []),
    "games": (_TEXT, []),
    "features": (_TEXT, [_TEXT, ctypes.c_int32]),
    "open": (_BATCH, [_TEXT]),
    "close": (None, [_BATCH]),
    "buffers": (None, [_BATCH, ctypes.POINTER(Buffers)]),
    "reset": (None, [_BATCH, ctypes.c_uint64]),
    "reset_match": (None, [_BATCH, ctypes.c_int64, ctypes.c_uint64]),
    "step": (ctypes.c_bool, [_BATCH, _NUMBERS]),
    "choose_at_random": (None, [_BATCH, _NUMBERS]),
    "observe": (None, [_BATCH, ctypes.c_int64, ctypes.c_int32, _FLOATS]),
    "action_text": (_TEXT, [_BATCH, ctypes.c_int64, ctypes.c_int32]),
    "drawing": (_TEXT, [_BATCH, ctypes.c_int64, ctypes.c_int32]),
    "outcome": (_TEXT, [_BATCH, ctypes.c_int64]),
}


class _Library:
    def __init__(self):
        loaded = ctypes.CDLL(str(pathlib.Path(__file__).with_name("libtulkas_gym.so")))
        for name, (result, arguments) in _FUNCTIONS.items():
            function = getattr(loaded, f"tulkas_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)


library = _Library()


def last_error():
    return GameError(library.error().decode())


def games():
    """name -> what there is to know about it: title, kind, seats, options, bots, groups of actions."""
    return {game["name"]: game for game in json.loads(library.games())}


def features(game, seats=None):
    """The blocks of an observation, in their order: [{"name", "shape"}, …]."""
    text = library.features(game.encode(), seats or about(game)["least_seats"])
    return json.loads(text)


def about(game):
    known = games()
    if game not in known:
        raise GameError(f"there is no game {game!r}; there are: {', '.join(known)}")
    return known[game]
