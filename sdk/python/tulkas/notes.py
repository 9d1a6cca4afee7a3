"""What a bot shows of its thoughts beside the board: numbers, marks, arrows, words.

    from tulkas.notes import arrow, report

    report("depth", 7)
    arrow("e3", "e4")

They are lines of its log; docs/bots.md says how they look and what the viewer makes of them.
"""

from .channel import open_channel


def report(name, value):
    """A number that is plotted over the game, such as the depth of a search."""
    open_channel().log("SELF", f"#number {name} {value}")


def mark(place, ink="green"):
    """A place on the board, in the game's notation. Inks are green, red and blue."""
    open_channel().log("SELF", f"#mark {place} {ink}")


def arrow(start, end, ink="green"):
    """From one place to another."""
    open_channel().log("SELF", f"#arrow {start} {end} {ink}")


def label(place, words):
    """Some words at a place."""
    open_channel().log("SELF", f"#label {place} {words}")
