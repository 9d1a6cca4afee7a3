"""Bots and engines for the Tulkas arena.

A bot is a class with the game's methods, and one line runs it:

    from tulkas.ploy import Bot, run

    class FirstMove(Bot):
        def get_move(self, position, legal_moves):
            return legal_moves[0]

    run(FirstMove)

For games that have a module here derive from the Bot there; for any other game derive from tulkas.Bot. An engine
derives from one of tulkas.engine's.

What an actor prints goes to its log, like what it gives to log(). An exception that leaves one of its
methods is reported and ends the game.
"""

from .actor import run
from .bot import Bot, TimeLeft

__all__ = ["Bot", "TimeLeft", "run"]
