"""Games of the Tulkas arena as environments for programs that learn. The rules are the arena's own, in C++.

    tulkas_gym.games()                                  # what there is to play
    env = tulkas_gym.GameEnv(game, opponents="random")  # Gymnasium: one player
    envs = tulkas_gym.GameVectorEnv(game, 1024)         # Gymnasium: many matches in one call
    env = tulkas_gym.GameAecEnv(game)                   # PettingZoo: all players
    batch = tulkas_gym.Batch(game, 1024)                # the buffers themselves, for self-play

Gymnasium and PettingZoo are used where they are installed. Without them the environments have the same methods.
"""
from ._library import GameError, features, games
from .aec import GameAecEnv
from .batch import Batch
from .env import GameEnv
from .vector import GameVectorEnv

__all__ = ["Batch", "GameAecEnv", "GameEnv", "GameError", "GameVectorEnv", "features", "games", "register"]


def register():
    """Tells Gymnasium about the games: gymnasium.make("tulkas/GAME-v0"). It does so itself where it finds the wheel."""
    import gymnasium

    for game in games():
        gymnasium.register(f"tulkas/{game}-v0", entry_point="tulkas_gym:GameEnv",
                           vector_entry_point="tulkas_gym:GameVectorEnv", kwargs={"game": game})
