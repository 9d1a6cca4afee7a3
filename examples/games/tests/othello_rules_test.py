"""The rules of Othello, without bots: against published numbers, and in positions that are rare in games."""

import pathlib
import sys
import unittest

GAME = pathlib.Path(__file__).resolve().parents[1] / "othello"
sys.path.insert(0, str(GAME / "engine"))
sys.dont_write_bytecode = True  # the folder is submitted as it is

from board import BLACK, WHITE, Position, legal_moves, squares_in, turned_by  # noqa: E402


def count_games(own, other, plies):
    """How many ways there are to play so many plies, where a pass is one (perft)."""
    moves = legal_moves(own, other)
    if not moves:
        return count_games(other, own, plies - 1) if plies > 1 and legal_moves(other, own) else 1
    if plies == 1:
        return moves.bit_count()
    count = 0
    for square in squares_in(moves):
        turned = turned_by(own, other, square)
        count += count_games(other ^ turned, own | turned | 1 << square, plies - 1)
    return count


def position(turn, *rows):
    """The first rows of a board; the others are empty."""
    text = "".join(rows).ljust(64, ".")
    return Position(tuple(sum(1 << i for i, disc in enumerate(text) if disc == colour) for colour in "XO"), turn)


class Rules(unittest.TestCase):
    def test_allow_as_many_games_as_published(self):
        # Perft from the start position: https://oeis.org/A124004
        published = [4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288]
        for plies, games in enumerate(published, 1):
            with self.subTest(plies=plies):
                self.assertEqual(count_games(*Position().in_turn(), plies), games)

    def test_begin_with_four_discs(self):
        start = Position()
        self.assertEqual(start.rows()[3:5], ["...OX...", "...XO..."])
        self.assertEqual((start.turn, start.moves(), start.counts()), (BLACK, ["d3", "c4", "f5", "e6"], [2, 2]))

    def test_turn_discs_in_all_eight_directions(self):
        star = position(BLACK,
                        "X..X..X.",
                        ".O.O.O..",
                        "..OOO...",
                        "XOO.OOOX",
                        "..OOO...",
                        ".O.O.O..",
                        "X..O..X.",
                        "...X....")
        self.assertEqual(len(star.turned_by("d4")), 18)
        self.assertEqual(star.after("d4").counts(), [27, 0])

    def test_let_no_line_go_around_an_edge(self):
        self.assertEqual(position(BLACK, ".....XOO", "O.......").moves(), [])
        self.assertEqual(position(BLACK, "OX......", "........").moves(), [])
        self.assertEqual(position(BLACK, ".......O", "OX......").moves(), [])

    def test_turn_only_what_was_enclosed_by_the_new_disc(self):
        # g1 encloses f1; the discs of column d are then between black ones too, but not on a line with g1.
        before = position(BLACK, "...XXO..", "...O....", "...X....")
        self.assertEqual(before.turned_by("g1"), ["f1"])

    def test_let_the_other_player_move_again_after_a_pass(self):
        # What is left of white is enclosed by nothing but a disc on the edge.
        before = position(BLACK, ".OX.....", "........", "......OX")
        after = before.after("a1")
        self.assertEqual((after.turn, after.moves(), after.is_over()), (BLACK, ["f3"], False))

    def test_end_the_game_when_neither_has_a_move(self):
        end = position(BLACK, ".OX.....").after("a1")
        self.assertEqual((end.is_over(), end.counts()), (True, [3, 0]))
        full = position(WHITE, *["XXXXOOOO"] * 8)
        self.assertEqual((full.is_over(), full.counts()), (True, [32, 32]))

    def test_allow_every_opening_of_the_package(self):
        positions = set()
        for opening in sorted((GAME / "openings").iterdir()):
            name, _, moves = opening.read_text().strip().partition(":")
            at = Position()
            for move in moves.split():
                self.assertIn(move, at.moves(), name)
                at = at.after(move)
            positions.add(at)
            self.assertIn(f'"openings/{opening.name}"', (GAME / "game.toml").read_text())
        self.assertEqual(len(positions), 16)


if __name__ == "__main__":
    unittest.main()
