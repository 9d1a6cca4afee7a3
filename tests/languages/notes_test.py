"""Numbers and drawings are the same lines of the log in every language. TULKAS is the path of the program."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

TULKAS = os.environ["TULKAS"]
PATIENCE = 280  # seconds

BOTS = {
    "python3": ("mine.py", """from tulkas.notes import arrow, label, mark, report
from tulkas.ploy import Bot, run


class Mine(Bot):
    def get_move(self, position, legal_moves):
        report("depth", 7.5)
        mark("e4", "red")
        arrow("e3", "e4", "blue")
        label("e4", "a word or two")
        return legal_moves[0]


run(Mine)
"""),
    "g++": ("mine.cpp", """#include <tulkas/notes.hpp>
#include <tulkas/ploy.hpp>

using namespace tulkas::ploy;

class Mine : public Bot {
    Move get_move(Position const&, std::vector<Move> const& legal_moves) override {
        tulkas::report("depth", 7.5);
        tulkas::mark("e4", "red");
        tulkas::arrow("e3", "e4", "blue");
        tulkas::label("e4", "a word or two");
        return legal_moves.front();
    }
};

int main() {
    return tulkas::run<Mine>();
}
"""),
    "javac": ("Mine.java", """import java.util.List;
import tulkas.Notes;
import tulkas.ploy.Move;
import tulkas.ploy.PloyBot;
import tulkas.ploy.Position;

public class Mine implements PloyBot {
    @Override
    public Move getMove(Position position, List<Move> legalMoves) {
        Notes.report("depth", 7.5);
        Notes.mark("e4", "red");
        Notes.arrow("e3", "e4", "blue");
        Notes.label("e4", "a word or two");
        return legalMoves.get(0);
    }
}
"""),
    "node": ("mine.js", """import {arrow, label, mark, report} from "tulkas/notes";
import {Bot, run} from "tulkas/ploy";

class Mine extends Bot {
    getMove(position, legalMoves) {
        report("depth", 7.5);
        mark("e4", "red");
        arrow("e3", "e4", "blue");
        label("e4", "a word or two");
        return legalMoves[0];
    }
}

run(Mine);
"""),
    "go": ("mine.go", """package main

import (
	"tulkas"
	"tulkas/ploy"
)

type mine struct{}

func (mine) GetMove(position ploy.Position, legalMoves []ploy.Move) ploy.Move {
	tulkas.Report("depth", 7.5)
	tulkas.Mark("e4", "red")
	tulkas.Arrow("e3", "e4", "blue")
	tulkas.Label("e4", "a word or two")
	return legalMoves[0]
}

func main() {
	ploy.Run(mine{})
}
"""),
    "rustc": ("mine.rs", """use tulkas::notes::{arrow, label, mark, report};
use tulkas::ploy::{run, Bot, Move, Position};

struct Mine;

impl Bot for Mine {
    fn get_move(&mut self, _position: &Position, legal_moves: &[Move]) -> Move {
        report("depth", 7.5);
        mark("e4", "red");
        arrow("e3", "e4", "blue");
        label("e4", "a word or two");
        legal_moves[0]
    }
}

fn main() {
    run(Mine);
}
"""),
    "ghc": ("mine.hs", """module Main (main) where

import Tulkas.Notes
import Tulkas.Ploy

main :: IO ()
main = run Bot {getMove = move}

move :: Position -> [Move] -> IO Move
move _position legalMoves = do
    report "depth" 7.5
    mark "e4" "red"
    arrow "e3" "e4" "blue"
    label "e4" "a word or two"
    return (head legalMoves)
"""),
}
NOTES = ["#number depth 7.5", "#mark e4 red", "#arrow e3 e4 blue", "#label e4 a word or two"]


class Notes(unittest.TestCase):
    def test_are_the_same_in_every_language(self):
        with tempfile.TemporaryDirectory() as folder:
            for program, (name, source) in BOTS.items():
                if shutil.which(program) is None:
                    continue
                with self.subTest(name):
                    bot = pathlib.Path(folder) / name
                    bot.write_text(source)
                    record = pathlib.Path(folder) / "games.txt"
                    played = subprocess.run([TULKAS, "play", "ploy", bot, "random", "--record", record], capture_output=True,
                                            text=True, timeout=PATIENCE, check=False)
                    self.assertEqual(played.returncode, 0, played.stderr)
                    logs = subprocess.run([TULKAS, "replay", record, "--logs"], capture_output=True, text=True,
                                          timeout=PATIENCE, check=True).stdout
                    found = re.findall(r"#(?:number|mark|arrow|label) .*$", logs, re.MULTILINE)
                    self.assertEqual(found[:4], NOTES)


if __name__ == "__main__":
    unittest.main()
