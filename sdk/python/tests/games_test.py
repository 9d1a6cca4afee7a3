import random
import time
import unittest

from tulkas import Bot, catan, martian_chess, ploy
from tulkas.battleship import Position, TargetMap, neighbours, random_setup
from tulkas.json_text import _from_c, _from_library, _reader

START = (
    ",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,w17,w40,w48,,/,,,w16,w16,w16,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/"
    ",,,b1,b1,b1,,,/,,b3,b130,b17,b130,b129,,/,b69,b146,b131,b170,b131,b146,b69, b"
)


class Ploy(unittest.TestCase):
    def test_lists_the_moves_that_the_rules_count(self):
        start = ploy.Position(START)
        moves = ploy.list_moves(start)
        self.assertEqual(len(moves), 145)
        self.assertEqual(moves, sorted(moves))
        self.assertEqual(sum(len(ploy.list_moves(start.after(move))) for move in moves[::29]), 5 * 145)
        self.assertEqual(moves, ploy.list_moves(START))

    def test_knows_what_stands_where(self):
        position = ploy.Position(START)
        self.assertEqual(position.to_move, "black")
        self.assertEqual(position["e1"], ploy.Piece("black", 170))
        self.assertEqual(position["e1"].kind, "commander")
        self.assertIsNone(position["a1"])
        after = position.after("e3-e4-3")
        self.assertEqual(after.to_move, "white")
        self.assertIsNone(after["e3"])
        self.assertEqual(after["e4"], ploy.Piece("black", 8))
        self.assertEqual(str(after).count("b8"), 1)

    def test_finished_games_have_no_moves(self):
        self.assertEqual(ploy.list_moves(",,,,w170,,,,/" + ",,,,,,,,/" * 7 + ",,,b1,b170,,,, b"), [])

    def test_refuses_other_texts(self):
        for text in ("", " b", ",,,,,,,,/,,,,,,,, b", START.replace("w84", "x84", 1), START.replace("w84", "w31", 1)):
            with self.assertRaises(ValueError, msg=text):
                ploy.list_moves(text)

    def test_moves_know_their_parts(self):
        move = ploy.Move("e3-e4-5")
        self.assertEqual((move.start, move.end, move.turn), ("e3", "e4", 5))


class Catan(unittest.TestCase):
    def test_points_are_hexes_or_nodes(self):
        self.assertEqual(catan.Point.parse("-1,3"), catan.Point(-1, 3))
        self.assertEqual(str(catan.Point(-1, 3)), "-1,3")
        self.assertTrue(catan.Point(1, 2).is_hex())
        self.assertEqual(len(catan.Point(0, 0).nodes()), 6)
        self.assertEqual(catan.Point(1, 1).hexes(), [(2, 1), (0, 0), (1, 2)])
        self.assertEqual(len(catan.Point(3, 5).around()), 3)
        for text in ("", "1", "1,", "a,b"):
            with self.assertRaises(ValueError, msg=text):
                catan.Point.parse(text)

    def test_moves_know_their_parts(self):
        move = catan.Move("road:0,1:-1,0")
        self.assertEqual((move.kind, move.places), ("road", [(0, 1), (-1, 0)]))
        self.assertEqual(catan.Move("roll").arguments, [])

    def test_moves_are_made_of_cards(self):
        self.assertEqual(catan.discard({}), "discard:-")
        self.assertEqual(catan.discard({"ore": 1, "brick": 2}), "discard:2b1o")
        self.assertEqual(catan.offer(2, {"brick": 1}, {"grain": 1}), "offer:2:1b:1g")

    def test_pips_are_chances(self):
        self.assertEqual([catan.pips(number) for number in (2, 6, 8, 12, None)], [1, 5, 5, 1, 0])


class Battleship(unittest.TestCase):
    def test_random_fleets_are_right(self):
        sizes = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
        for seed in range(50):
            ships = random_setup(sizes, random.Random(seed))
            self.assertEqual(sorted(ship.size for ship in ships), sizes)
            owners = {square: ship for ship in ships for square in ship.squares()}
            self.assertEqual(len(owners), sum(sizes))
            for square, ship in owners.items():
                self.assertTrue(square.is_on_grid())
                self.assertTrue(all(owners.get(beside, ship) is ship for beside in neighbours(square)))

    def test_random_fleets_need_no_generator(self):
        self.assertEqual(len(random_setup([4, 3])), 2)

    def test_squares_have_their_names(self):
        self.assertEqual(str(Position(0, 4)), "A-5")
        self.assertEqual(Position.parse("J-10"), Position(9, 9))
        for text in ("", "A", "A-", "A-0", "A-11", "K-1", "a-1", "A5", "AB-5"):
            with self.assertRaises(ValueError, msg=text):
                Position.parse(text)

    def test_the_map_says_what_is_known(self):
        rows = [".........."] * 10
        rows[1] = "o-x#......"
        target_map = TargetMap(rows)
        known = [target_map[Position(column, 1)] for column in range(5)]
        self.assertEqual(known, ["miss", "miss", "hit", "sink", None])
        self.assertEqual(len(target_map.free_positions()), 96)
        self.assertEqual(target_map.free_positions()[10], Position(4, 1))


class MartianChess(unittest.TestCase):
    def test_reads_positions(self):
        position = martian_chess.Position("qqd./qdp./dpp./...p/..../.ppd/.pdq/.dqq 1 3-12 c6-d5 7")
        self.assertEqual([position[square] for square in ("a8", "d5", "b1", "a4")], [3, 1, 2, 0])
        self.assertEqual(position.board[0], [3, 3, 2, 0])
        self.assertEqual((position.to_move, position.scores, position.quiet_plies), (1, (3, 12), 7))
        self.assertEqual(position.last_quiet_move, "c6-d5")
        for text in ("", "qqd. 0 0-0 - 0", "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqx 0 0-0 - 0"):
            with self.assertRaises(ValueError, msg=text):
                martian_chess.Position(text)

    def test_only_captures_score(self):
        position = martian_chess.Position("...q/..../.p../p.../..../...d/..../.... 0 2-0 - 4")
        self.assertEqual(position.points_of("d8-d3"), 2)
        self.assertEqual(position.points_of("b6-a5"), 0)
        self.assertTrue(martian_chess.Move("a5-a4").crosses)
        self.assertFalse(martian_chess.Move("a8-a5").crosses)


class Time(unittest.TestCase):
    def test_what_is_left_only_gets_less(self):
        bot = Bot()
        bot._call = b'{"time":{"call_us":1000000000,"game_us":null},"method":"m","params":{}}'
        bot._called_at, bot._cpu_at_call = time.monotonic_ns(), None
        self.assertEqual((bot.time_given().call, bot.time_given().game), (1000, float("inf")))
        asked = [bot.time_left() for _ in range(100)]
        calls = [1000, *(left.call for left in asked)]
        self.assertEqual(calls, sorted(calls, reverse=True))
        self.assertEqual({left.game for left in asked}, {float("inf")})
        self.assertEqual(asked[0].tightest(), asked[0].call)


class Json(unittest.TestCase):
    def test_both_ways_of_reading_and_writing_agree(self):
        value = {"a": [1, -2.5, None, True, 'q"\\\n é😀'], "b": {}}
        texts = []
        for scan_json, write_json, writers in (_from_c(), _from_library()):
            read_json = _reader(scan_json)
            texts.append(write_json(value))
            for simple in ('q"\\\n é😀', "", 7, -12345678901234567890):
                self.assertEqual(writers.get(type(simple), write_json)(simple), write_json(simple))
            self.assertEqual(read_json(texts[-1]), value)
            self.assertEqual(read_json(texts[-1] + " \n"), value)
            for wrong in ("", "[", "1 2", "NaN", "[1,]", '{"a":1', "nul", "'a'"):
                with self.assertRaises(ValueError, msg=wrong):
                    read_json(wrong)
            with self.assertRaises(ValueError):
                write_json(float("inf"))
            with self.assertRaises(TypeError):
                write_json(object())
        self.assertEqual(*texts)


if __name__ == "__main__":
    unittest.main()
