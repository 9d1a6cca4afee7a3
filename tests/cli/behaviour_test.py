"""How the program behaves where a transcript cannot show it. TULKAS is the path of the program."""
import hashlib
import json
import os
import pathlib
import pty
import re
import signal
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree

TULKAS = os.environ["TULKAS"]
ENVIRONMENT = {key: value for key, value in os.environ.items() if key != "NO_COLOR"} | {"TERM": "xterm"}


def tulkas(*arguments, **options):
    return subprocess.run([TULKAS, *arguments], capture_output=True, text=True, timeout=120, check=False, **options)


def games_of(*arguments):
    """The games of `tulkas play --json` without their times."""
    games = json.loads(tulkas("play", *arguments, "--json").stdout)["games"]
    for game in games:
        del game["cpu_ms"]
    return games


def result_lines(*arguments):
    """The result lines of `tulkas play` without the remaining time."""
    lines = tulkas("play", *arguments).stdout.split("\n\n")[0].splitlines()
    return [line.rsplit(" ", 1)[0] for line in lines]


def on_terminal(arguments, stdout_too=True, environment=None):
    """Everything the program writes to a terminal."""
    ours, theirs = pty.openpty()
    with subprocess.Popen([TULKAS, *arguments], stdin=subprocess.DEVNULL, stderr=theirs,
                          stdout=theirs if stdout_too else subprocess.DEVNULL,
                          env=ENVIRONMENT | (environment or {})) as process:
        os.close(theirs)
        text = b""
        try:
            while chunk := os.read(ours, 65536):
                text += chunk
        except OSError:  # what reading from a terminal gives when the other side is gone
            pass
        os.close(ours)
        process.wait(timeout=120)
    return text.decode()


class Terminals(unittest.TestCase):
    """What comes from bots and files is shown, and does nothing."""
    HOSTILE = "\x1b]0;owned\x07\x1b[2J\u009b31m\u202e\x1b[8;31m"
    SHOWN = "\\x1b]0;owned\\x07\\x1b[2J\\u009b31m\\u202e\\x1b[8;31m"

    def assert_calm(self, text):
        rest = re.sub(r"\x1b\[[0-9;]*[mKJA]", "", text)
        self.assertFalse(set(rest) & set("\x1b\x07\x9b\u202e"), ascii(text))

    def test_are_not_moved_by_names_in_records(self):
        with tempfile.TemporaryDirectory() as directory:
            record = pathlib.Path(directory) / "game.txt"
            tulkas("play", "ploy", "greedy", "random", "--seed", "1", "--record", str(record))
            text = record.read_text()
            self.assertIn('"greedy"', text)
            before, rest = text.replace('"greedy"', json.dumps(self.HOSTILE, ensure_ascii=False)).split("\ncontent ", 1)
            digest = hashlib.sha256((before + "\n").encode()).hexdigest()
            record.write_text(f"{before}\ncontent {digest}\n" + rest.split("\n", 1)[1])
            shown = on_terminal(["replay", str(record)])
            self.assertIn(self.SHOWN, shown)
            self.assert_calm(shown)

    def test_are_not_moved_by_error_messages(self):
        text = on_terminal(["play", "ploy", self.HOSTILE, "random"])
        self.assertIn(self.SHOWN, text)
        self.assert_calm(text)


class SameSeedSameGames(unittest.TestCase):
    def test_whatever_the_number_of_jobs(self):
        for game, *bots in (("ploy", "greedy", "random"), ("martian-chess", "greedy", "random"),
                            ("battleship", "smart", "random"), ("battleship-solo", "random", "smart"),
                            ("catan", "settler", "random", "settler")):
            with self.subTest(game=game):
                arguments = (game, *bots, "--games", "12", "--seed", "3")
                alone = games_of(*arguments, "--jobs", "1")
                self.assertEqual(alone, games_of(*arguments, "--jobs", "2"))
                self.assertEqual(alone, games_of(*arguments, "--jobs", "7"))
                self.assertEqual(result_lines(*arguments, "--jobs", "1"), result_lines(*arguments, "--jobs", "3"))

    def test_another_seed_gives_other_games(self):
        first, second = games_of("ploy", "random", "random", "--games", "2")
        self.assertNotEqual(first["moves"], second["moves"])

    def test_seeds_count_up_or_are_given(self):
        counted = games_of("ploy", "random", "random", "--seed", "7", "--games", "3")
        self.assertEqual([game["seed"] for game in counted], [7, 8, 9])
        self.assertEqual(counted, games_of("ploy", "random", "random", "--seeds", "7,8,9"))
        self.assertEqual(counted[:2], games_of("ploy", "random", "random", "--seeds", "7,8,9", "--games", "2"))


class Games(unittest.TestCase):
    def test_can_be_played_again_with_apply(self):
        for game in ("ploy", "martian-chess"):
            for played in games_of(game, "greedy", "random", "--games", "2"):
                with self.subTest(game=game, seed=played["seed"]):
                    again = tulkas("apply", game, *played["moves"]).stdout.splitlines()
                    winner = "draw" if played["winner"] is None else played["winner"]
                    self.assertEqual(again[1], f"over: {winner} " + "-".join(map(str, played["scores"])))

    def test_seats_change_from_game_to_game(self):
        games = games_of("ploy", "greedy", "random", "--games", "3")
        self.assertEqual([game["seats"] for game in games],
                         [["greedy", "random"], ["random", "greedy"], ["greedy", "random"]])
        swapped = games_of("ploy", "greedy", "random", "--games", "2", "--swap")
        self.assertEqual([game["seats"] for game in swapped], [["random", "greedy"], ["greedy", "random"]])

    def test_have_exactly_the_promised_members(self):
        played = json.loads(tulkas("play", "ploy", "random", "greedy", "--json").stdout)
        self.assertEqual(list(played), ["game", "games"])
        self.assertEqual(played["game"], "ploy")
        game = played["games"][0]
        self.assertEqual(list(game), ["seed", "seats", "moves", "winner", "scores", "blame", "cpu_ms"])
        self.assertIsNone(game["blame"])
        self.assertEqual(len(game["cpu_ms"]), 2)

    def test_name_the_seat_that_was_to_blame(self):
        result = tulkas("play", "ploy", "smart:nodes=1000000", "random", "--json", "--time", "1")
        game = json.loads(result.stdout)["games"][0]
        self.assertEqual(result.returncode, 0)
        self.assertIn(game["blame"]["seat"], (0, 1))
        self.assertRegex(game["blame"]["why"], "^over time: used [0-9.]+ ms of the 1 ms for the game$")
        self.assertEqual(game["winner"], 1 - game["blame"]["seat"])
        self.assertIn("loses: over time", result.stderr)

    def test_start_where_they_are_told_to(self):
        position = "..../..../..../p.../.p../..../..../.... 0 0-0 - 0"
        for game in games_of("martian-chess", "random", "random", "--position", position, "--games", "3"):
            self.assertEqual(tulkas("apply", "martian-chess", "--position", position, *game["moves"]).returncode, 0)


class Json(unittest.TestCase):
    """Every command with a result gives it as one JSON value."""

    def value(self, *arguments):
        result = tulkas(*arguments, "--json")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(result.stdout.count("\n"), 1)
        return json.loads(result.stdout)

    def test_of_the_games(self):
        games = {game["name"]: game for game in self.value("games")}
        self.assertEqual(list(games), ["battleship", "battleship-solo", "catan", "martian-chess", "ploy"])
        self.assertEqual(games["battleship-solo"]["kind"], "challenge")
        self.assertEqual(games["catan"]["players"], {"least": 2, "most": 4})
        self.assertEqual(games["battleship-solo"]["maximum"], 80)
        self.assertEqual(games["martian-chess"]["time_ms"], {"move": None, "game": 5000})
        self.assertEqual([bot["name"] for bot in games["ploy"]["bots"]], ["random", "greedy", "smart"])

    def test_of_a_position(self):
        self.assertEqual(self.value("show", "martian-chess")["scores"], [0, 0])
        self.assertEqual(self.value("moves", "ploy"), tulkas("moves", "ploy").stdout.splitlines())
        self.assertEqual(self.value("apply", "ploy")["position"], tulkas("apply", "ploy").stdout.strip())

    def test_of_the_benchmarks(self):
        baseline, perft = self.value("bench", "perft/martian-chess")
        self.assertEqual(baseline["name"], "baseline")
        self.assertEqual((perft["name"], perft["unit"]), ("perft/martian-chess", "leaves"))
        self.assertGreater(perft["ratio"], 0)


class Pictures(unittest.TestCase):
    def test_are_whole_svg_documents(self):
        for game in ("battleship", "battleship-solo", "catan", "martian-chess", "ploy"):
            with self.subTest(game=game):
                root = xml.etree.ElementTree.fromstring(tulkas("show", game, "--svg").stdout)
                self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")


class Records(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.path = pathlib.Path(directory.name) / "games.txt"

    def play(self, *arguments):
        result = tulkas("play", *arguments, "--record", str(self.path))
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_hold_all_games(self):
        arguments = ("ploy", "greedy", "random", "--games", "3")
        self.play(*arguments)
        for number, game in enumerate(games_of(*arguments)):
            record = json.loads(tulkas("replay", str(self.path), "--game", str(number), "--json").stdout)
            self.assertEqual(record["game"], "ploy")
            self.assertEqual(record["moves"], game["moves"])
            self.assertEqual(len(record["moves"]), len(record["cpu_ms_of_moves"]))
        result = tulkas("replay", str(self.path), "--game", "3")
        self.assertEqual(result.returncode, 2)
        self.assertEqual(result.stderr, f"tulkas: --game: no game 3 in '{self.path}', which has 3 games\n")

    def test_as_json_lines(self):
        self.play("battleship", "density", "random", "--games", "3")
        lines = tulkas("replay", str(self.path), "--json-lines", "--views").stdout.splitlines()
        self.assertEqual([json.loads(line)["number"] for line in lines], [0, 1, 2])
        game = json.loads(lines[1])
        whole = json.loads(tulkas("replay", str(self.path), "--game", "1", "--json").stdout)
        self.assertEqual({key: game[key] for key in whole if key != "logs"},
                         {key: value for key, value in whole.items() if key != "logs"})
        self.assertEqual(len(game["views"]), len(game["moves"]))
        for ply in (0, 1, 2, len(game["moves"]) - 1):
            seat = game["seats_of_moves"][ply]
            seen = tulkas("replay", str(self.path), "--game", "1", "--ply", str(ply), "--seat", str(seat), "--json").stdout
            self.assertEqual(game["views"][ply], json.loads(seen))
        self.assertNotIn("views", tulkas("replay", str(self.path), "--json-lines").stdout)
        self.assertEqual(tulkas("replay", str(self.path), "--views").stderr, "tulkas: --views needs --json-lines\n")

    def test_verify_and_every_changed_byte_is_found(self):
        self.play("martian-chess", "greedy", "random", "--games", "2")
        result = tulkas("replay", str(self.path), "--verify")
        self.assertEqual(result.returncode, 0)
        self.assertRegex(result.stdout, r"^(verified: \d+ plies, over: .*\n){2}$")
        text = self.path.read_bytes()
        for at in range(0, len(text), 97):
            with self.subTest(byte=at):
                changed = bytearray(text)
                changed[at] ^= 1
                self.path.write_bytes(changed)
                self.assertEqual(tulkas("replay", str(self.path), "--verify").returncode, 1)

    def test_of_any_number_of_players_verify(self):
        for bots in (["settler"] * 2, ["settler"] * 3, ["settler", "random", "random", "settler"]):
            with self.subTest(players=len(bots)):
                self.play("catan", *bots, "--games", "2")
                self.assertEqual(tulkas("replay", str(self.path), "--verify").returncode, 0)

    def test_hold_what_house_bots_say_about_their_trades(self):
        self.play("catan", *["settler"] * 4)
        logs = tulkas("replay", str(self.path), "--logs").stdout
        self.assertRegex(logs, r"offered 1[blwgo] for 1[blwgo] to player [0-3]: it is missing for a ")
        self.assertRegex(logs, r"rejected 1[blwgo] for 1[blwgo] of player [0-3]: it is of no use for a ")
        self.assertRegex(logs, r"accepted 1[blwgo] for 1[blwgo] of player [0-3]: it brings nearer a ")

    def test_that_the_rules_do_not_agree_with_do_not_verify(self):
        self.play("ploy", "greedy", "random")
        content, _ = self.path.read_text().split("content ", 1)
        times = self.path.read_text().split("\ntimes ", 1)[1]
        content = content.replace('"winner":0', '"winner":1')
        digest = hashlib.sha256(content.encode()).hexdigest()
        self.path.write_text(f"{content}content {digest}\ntimes {times}")
        result = tulkas("replay", str(self.path), "--verify", "--json")
        self.assertEqual(result.returncode, 1)
        self.assertFalse(json.loads(result.stdout)["verified"])
        self.assertIn("the record says 1", json.loads(result.stdout)["why"])

    def test_are_shown_ply_by_ply(self):
        self.play("ploy", "greedy", "random", "--seed", "3")
        moves = json.loads(tulkas("replay", str(self.path), "--json").stdout)["moves"]
        shown = tulkas("replay", str(self.path), "--ply", "5").stdout
        position = tulkas("apply", "ploy", "--seed", "3", *moves[:5]).stdout.rstrip("\n")
        self.assertEqual(shown, tulkas("show", "ploy", "--position", position).stdout)
        result = tulkas("replay", str(self.path), "--ply", str(len(moves) + 1))
        self.assertEqual(result.returncode, 2)
        self.assertIn(f"the game has {len(moves)} plies", result.stderr)

    def test_are_played_on_from_a_ply_with_another_bot(self):
        self.play("martian-chess", "random", "random", "--seed", "8")
        record = json.loads(tulkas("replay", str(self.path), "--json").stdout)
        again = self.path.with_name("again.txt")
        result = tulkas("replay", str(self.path), "--ply", "6", "--with", "0=greedy", "--record", str(again), "--json")
        self.assertEqual(result.returncode, 0, result.stderr)
        game = json.loads(result.stdout)["games"][0]
        self.assertEqual(game["seats"], ["greedy", "random"])
        self.assertEqual(game["moves"][:6], record["moves"][:6])
        self.assertNotEqual(game["moves"], record["moves"])
        self.assertEqual(tulkas("replay", str(again), "--verify").returncode, 0)
        for wrong in ("2=greedy", "greedy", "0=", "0=nobody"):
            with self.subTest(wrong=wrong):
                self.assertEqual(tulkas("replay", str(self.path), "--with", wrong).returncode, 2)

    def test_that_cannot_be_written_are_an_error(self):
        for path in ("/dev/full", "/nonexistent/games.txt"):
            with self.subTest(path=path):
                result = tulkas("play", "ploy", "random", "random", "--record", path)
                self.assertEqual(result.returncode, 3)
                self.assertIn(f"tulkas: cannot write '{path}': ", result.stderr)


class StandardOutput(unittest.TestCase):
    def test_that_is_full_is_an_error(self):
        for arguments in (("moves", "ploy"), ("--help",), ("--version",), ("play", "ploy", "random", "random")):
            with self.subTest(arguments=arguments), open("/dev/full", "w", encoding="ascii") as full:
                result = subprocess.run([TULKAS, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
                self.assertEqual(result.returncode, 3)
                self.assertEqual(result.stderr, "tulkas: cannot write to standard output: No space left on device\n")

    def test_that_is_closed_is_an_error(self):
        result = subprocess.run(["/bin/sh", "-c", '"$0" games >&-', TULKAS], capture_output=True, text=True, check=False)
        self.assertEqual(result.returncode, 3)
        self.assertIn("cannot write to standard output", result.stderr)

    def test_whose_reader_leaves_ends_the_games(self):
        with subprocess.Popen([TULKAS, "play", "ploy", "random", "random", "--games", "1000000"],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            self.assertTrue(process.stdout.readline().startswith("0 random 0 "))
            process.stdout.close()
            self.assertEqual(process.wait(timeout=60), 3)
            self.assertEqual(process.stderr.read(), "tulkas: cannot write to standard output: Broken pipe\n")


class Interrupted(unittest.TestCase):
    def interrupt(self, *arguments):
        command = [TULKAS, "play", "ploy", "random", "random", "--games", "1000000", *arguments]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0) as process:
            begin = process.stdout.read(40)
            process.send_signal(signal.SIGINT)
            rest, errors = process.communicate(timeout=60)
            return process.returncode, (begin + rest).decode(), errors.decode()

    def test_games_end_with_their_summary(self):
        status, output, errors = self.interrupt()
        self.assertEqual(status, 3)
        self.assertEqual(errors, "tulkas: interrupted before all 1000000 games were played\n")
        lines, table = output.split("\n\n")
        self.assertEqual(len(lines.splitlines()) % 2, 0)
        self.assertIn(f" {len(lines.splitlines()) // 2} ", table)

    def test_json_stays_whole(self):
        status, output, _ = self.interrupt("--json")
        self.assertEqual(status, 3)
        self.assertLess(len(json.loads(output)["games"]), 1000000)


class OnATerminal(unittest.TestCase):
    def test_a_board_has_colours(self):
        self.assertIn("\x1b[", on_terminal(["show", "ploy"]))
        self.assertNotIn("\x1b[", on_terminal(["show", "ploy"], environment={"NO_COLOR": "1"}))
        self.assertNotIn("\x1b[", on_terminal(["show", "ploy"], environment={"TERM": "dumb"}))

    def test_long_work_shows_how_far_it_is(self):
        text = on_terminal(["play", "ploy", "random", "random", "--games", "300"], stdout_too=False)
        self.assertRegex(text, "█* ?[0-9]+ of 300 games")
        self.assertRegex(text, "300 games, [0-9]+ moves in [0-9.]+ s: .* games/s")
        self.assertIn(" moves", on_terminal(["perft", "ploy", "2"], stdout_too=False))

    def test_judging_is_watched_game_by_game(self):
        command = ["judge", "ploy", "greedy", "--baseline", "random", "--games", "12"]
        text = on_terminal(command)
        self.assertRegex(text, "checking and building 'greedy'")
        self.assertRegex(text, "[0-9]+ of 12 games")
        self.assertRegex(text, "\x1b\\[32mMatchID: 12, Seed: [0-9]+\x1b\\[0m")
        self.assertRegex(text, "accepted: 1[0-2] of 12 games won, 10 needed")
        self.assertNotIn("\x1b[32m", on_terminal(command, environment={"NO_COLOR": "1"}))

    def test_tournaments_show_their_standings(self):
        text = on_terminal(["tournament", "ploy", "random", "random", "random", "--games", "200"], stdout_too=False)
        self.assertRegex(text, "[0-9]+ of 600 games")
        self.assertRegex(text, "bot +points +games")

    def test_tests_show_how_the_ratio_stands(self):
        text = on_terminal(["sprt", "ploy", "random", "random", "--games", "200"], stdout_too=False)
        self.assertRegex(text, "LLR -?[0-9.]+ +-2.94 .* 2.94")

    def test_result_lines_stay_whole(self):
        text = on_terminal(["play", "ploy", "random", "random", "--games", "100"])
        for line in text.split("\n\r\n")[0].split("\n"):
            self.assertRegex(line.rstrip("\r").rsplit("\x1b[K")[-1].rsplit("\r")[-1], r"^[0-9]+ random [01] [01]\.0 (-|[0-9]+)$")


if __name__ == "__main__":
    unittest.main()
