"""The check for games finds mentions outside a game's own places: small made-up trees."""
import pathlib
import subprocess
import tempfile
import unittest

import check_games


class CheckGames(unittest.TestCase):
    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        self.addCleanup(self.directory.cleanup)
        self.root = pathlib.Path(self.directory.name)
        subprocess.run(["git", "init", "-q", self.root], check=True)
        for game in ("ploy", "martian_chess"):
            self.write(f"libs/games/{game}/rules.md", "")

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def found(self):
        return list(check_games.mentions(self.root))

    def test_a_game_may_name_itself_in_its_own_places(self):
        self.write("libs/games/martian_chess/game.cpp", "namespace martian_chess {\n")
        self.write("web/src/boards/martian_chess/index.ts", '"martian-chess"\n')
        self.write("sdk/java/src/tulkas/martianchess/Move.java", "package tulkas.martianchess;\n")
        self.write("sdk/cpp/include/tulkas/martian_chess.hpp", "namespace tulkas::martian_chess {\n")
        self.assertEqual(self.found(), [])

    def test_finds_every_spelling_elsewhere(self):
        spellings = ["martian-chess", "martian_chess", "MartianChess", "martianchess", "Martian Chess", "viewOfMartianChess",
                     "MARTIAN_CHESS", "ploy", "PloyBoard", "viewOfPloy", "PLOY"]
        self.write("libs/web/api/a.cpp", "".join(f'"{spelling}"\n' for spelling in spellings))
        self.assertEqual(self.found(), [f'libs/web/api/a.cpp:{number}: "{spelling}"'
                                        for number, spelling in enumerate(spellings, 1)])

    def test_finds_one_game_in_the_places_of_another(self):
        self.write("web/src/boards/ploy/index.ts", 'import "../martian_chess/martian.css";\n')
        self.write("sdk/cpp/include/tulkas/ploy.hpp", '#include "tulkas/martian_chess.hpp"\n')
        self.assertEqual(len(self.found()), 2)

    def test_a_word_that_ends_like_a_game_is_another(self):
        self.write("tools/deploy", "deploy, employ, Deploy\n")
        self.assertEqual(self.found(), [])

    def test_comments_may_have_examples(self):
        self.write("libs/play/a.cpp", 'int a; // "ploy/greedy"\n/* ploy\n * ploy\n')
        self.write("tools/run", "# run play ploy\n")
        self.assertEqual(self.found(), [])
        self.write("libs/play/a.cpp", '#include "ploy/game.hpp"\n')
        self.assertEqual(self.found(), ['libs/play/a.cpp:1: #include "ploy/game.hpp"'])

    def test_tests_and_documents_may_name_games(self):
        for path in ("README.md", "docs/a.svg", "tests/cli/a.py", "libs/web/api/a_test.cpp", "web/src/app/a.test.ts",
                     "examples/bots/go/a.go", "bench/a.cpp"):
            self.write(path, "ploy\n")
        self.assertEqual(self.found(), [])


if __name__ == "__main__":
    unittest.main()
