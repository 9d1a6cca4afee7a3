#!/usr/bin/env python3
"""Writes the line under every meaning of a transcript: fill.py TRANSCRIPT…

For who adds a case: write the meanings, run this, look at the difference.
"""

import pathlib
import re
import sys

from transcript import message_from_meaning


def filled(text):
    result = []
    for line in text.splitlines():
        follows_meaning = bool(result) and re.match(r"[<>] [A-Z](?!.* \*)", result[-1])
        is_line = line.startswith("  MESSAGE-")
        if follows_meaning:
            result.append("  " + message_from_meaning(result[-1][2:]).line())
        if not (follows_meaning and is_line):
            result.append(line)
    return "\n".join(result) + "\n"


def main(paths):
    for path in map(pathlib.Path, paths):
        # The extra line at the end gives the last meaning something to be followed by.
        path.write_text(filled(path.read_text() + "\n").rstrip("\n") + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
