"""tools/library-graph draws what the CMake files say."""
import importlib.machinery
import importlib.util
import pathlib

from check_layers_test import Tree

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools" / "library-graph"


def load_tool():
    loader = importlib.machinery.SourceFileLoader("library_graph", str(TOOL))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("library_graph", loader))
    loader.exec_module(module)
    return module


library_graph = load_tool()


class LibraryGraph(Tree):
    def test_leaves_out_arrows_that_follow_from_others(self):
        self.assertEqual(library_graph.reduced({"a": set(), "b": {"a"}, "c": {"a", "b"}}),
                         {"a": set(), "b": {"a"}, "c": {"b"}})

    def test_draws_the_top_storey_first_and_only_libraries_of_the_house(self):
        self.library("libs/low/a")
        self.library("libs/high/b", "DEPENDS a TEST_DEPENDS toy LINK fmt::fmt")
        self.library("tests/support/toy")
        self.assertEqual(list(library_graph.mermaid(self.root)),
                         ["flowchart TD",
                          '    subgraph storey_high["high"]', "        b", "    end",
                          '    subgraph storey_low["low"]', "        a", "    end",
                          "    b --> a"])

    def test_the_table_has_the_first_sentence_of_each_readme(self):
        self.library("libs/low/a")
        self.write("libs/low/a/README.md", "# A\n\nReads [TOML](x.md) 1.0\nstrictly. And more.\n\nMuch more.\n")
        self.assertEqual(list(library_graph.table(self.root))[2:],
                         ["| low | [a](libs/low/a) | Reads TOML 1.0 strictly |"])

    def test_renews_what_is_between_the_marks_and_nothing_else(self):
        self.library("libs/low/a")
        text = f"before\n{library_graph.BEGIN}\nold\n{library_graph.END}\nafter\n"
        new = library_graph.renewed(self.root, text)
        self.assertTrue(new.startswith("before\n") and new.endswith("\nafter\n"))
        self.assertNotIn("old", new)
        self.assertEqual(library_graph.renewed(self.root, new), new)

    def test_a_document_without_the_marks_is_refused(self):
        with self.assertRaisesRegex(SystemExit, "needs these two lines"):
            library_graph.renewed(self.root, "nothing\n")


del Tree  # it is no test by itself
