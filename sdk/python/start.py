"""Starts the file of a bot or an engine: python3 -I -S path/to/start.py FILE

For trying them out; the arena builds them first (build.py). It needs neither the site module nor an
environment, which halves the time to the first answer, and whatever the file prints before it comes to run()
is already out of the protocol's way.
"""

import sys


def folder_of(path):
    return path.rpartition("/")[0] or "."


def main():
    path = sys.argv[1]
    sys.argv = sys.argv[1:]
    sys.path[:0] = [folder_of(path), folder_of(__file__)]

    from tulkas.channel import open_channel

    open_channel()
    with open(path, "rb") as file:
        code = compile(file.read(), path, "exec")
    exec(code, {"__name__": "__main__", "__file__": path})


main()
