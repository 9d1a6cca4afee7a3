#!/usr/bin/env python3
"""Engines that ask several bots at once, in the sandbox: together_test.py TULKAS"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

ENGINE = """from tulkas.engine import BotError, RankingEngine, run


class Sum(RankingEngine):
    def play(self):
        points = [0 for _ in self.bots]
        playing = list(self.bots)
        for turn in range(ROUNDS):
            answers = self.call_together([(bot, "say", {"turn": turn}) for bot in playing])
            for bot, answer in zip(playing, answers):
                points[bot.seat] += 0 if isinstance(answer, BotError) else answer
            if turn == OUT:
                playing.pop(0).eliminate()
        return points


run(Sum)
"""
MANIFEST = 'main = "engine.py"\nname = "sum"\nplayers = %d\nseed = true\nsimultaneous = true\n'
BOT = "import os\nfrom tulkas import Bot, run\n\n\nclass It(Bot):\n    def say(self, turn):\n        %s\n\n\nrun(It)\n"


def run(program, *arguments):
    return subprocess.run([program, *map(str, arguments)], capture_output=True, text=True)


def engine(folder, seats, rounds, out=-1):
    made = folder / f"engine_{seats}_{rounds}"
    made.mkdir(exist_ok=True)
    (made / "engine.py").write_text(ENGINE.replace("ROUNDS", str(rounds)).replace("OUT", str(out)))
    (made / "tulkas.toml").write_text(MANIFEST % seats)
    return made


def bot(folder, name, line):
    (folder / f"{name}.py").write_text(BOT % line)
    return folder / f"{name}.py"


def played(program, folder, game, bots, *more):
    record = folder / "record.txt"
    result = run(program, "play", game, *bots, "--json", "--record", record, *more)
    assert result.returncode == 0, result.stderr
    (outcome,) = json.loads(result.stdout)["games"]
    verified = run(program, "replay", record, "--verify", "--engine", game)
    assert verified.returncode == 0, (verified, record.read_text()[:2000])
    return outcome, record.read_text()


def check_elimination(program, folder):
    """The bot is stopped, and the others play on."""
    one = bot(folder, "one", "return 1")
    game, record = played(program, folder, engine(folder, 3, 6, out=1), [one, one, one])
    assert game["scores"] == [2, 6, 6] and game["winner"] is None and game["blame"] is None, game
    assert [line[:3] for line in record.splitlines()[2:10]] == ["0 1", "+1 ", "+2 ", "0 1", "+1 ", "+2 ", "1 1", "+2 "], record


def check_failures(program, folder):
    """A bot that does not answer in time, or crashes, gives nothing any more, and the others play on."""
    bots = [bot(folder, "one", "return 1"), bot(folder, "late", "return next(i for i in iter(int, 1) if i)"),
            bot(folder, "crash", "return os.abort() if turn == 3 else 1")]
    game, record = played(program, folder, engine(folder, 3, 6), bots, "--move-time", "200")
    assert game["scores"] == [6, 0, 3] and game["winner"] == 0, game
    assert record.count("timeout") == 9 and "crashed" in record, record


def check_two(program, folder):
    """With two there are scores as well."""
    bots = [bot(folder, "one", "return 1"), bot(folder, "seven", "return 7")]
    game, _ = played(program, folder, engine(folder, 2, 5), bots)
    assert game["scores"] == [5, 35] and game["winner"] == 1, game


def check_teams(program, folder):
    """Two against two: those of one team have the same score, and nobody has won alone."""
    one, seven = bot(folder, "one", "return 1"), bot(folder, "seven", "return 7")
    game, _ = played(program, folder, engine(folder, 4, 3), [one, seven, one, seven])
    assert game["scores"] == [3, 21, 3, 21] and game["winner"] is None, game


def check_long_game(program, folder):
    """Thousands of turns, and a record that has a few bytes for each answer."""
    rounds = 2000
    one = bot(folder, "one", "return 1")
    game, record = played(program, folder, engine(folder, 4, rounds), [one] * 4, "--time", "300000")
    assert len(game["moves"]) == 4 * rounds, len(game["moves"])
    assert len(record) < 4 * rounds * 16, len(record)


def check_cores(program, folder):
    """Those who are asked at once may think on all cores at once; those who are asked in turn are kept on one."""
    cores = bot(folder, "cores", "return len(os.sched_getaffinity(0))")
    game = engine(folder, 2, 1)
    together, _ = played(program, folder, game, [cores, cores])
    assert together["scores"] == [len(os.sched_getaffinity(0))] * 2, together
    manifest = game / "tulkas.toml"
    manifest.write_text(manifest.read_text().replace("simultaneous = true", "simultaneous = false"))
    in_turn, _ = played(program, folder, game, [cores, cores])
    assert in_turn["scores"] == [1, 1], in_turn


def main(program):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        check_elimination(program, folder)
        check_failures(program, folder)
        check_two(program, folder)
        check_teams(program, folder)
        check_cores(program, folder)
        check_long_game(program, folder)


if __name__ == "__main__":
    main(*sys.argv[1:])
