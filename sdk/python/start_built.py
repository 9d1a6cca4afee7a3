"""Starts what build.py has built: python3 -I -S path/to/start.pyc FILE, with bot.zip beside it.

This is how the arena starts Python programs. Nothing is compiled and hardly a file is looked for.
"""

import posix
import sys
from zipimport import zipimporter


def folder_of(path):
    return path.rpartition("/")[0] or "."


def main():
    path = sys.argv[1]
    archive = folder_of(__file__) + "/bot.zip"
    sys.argv = sys.argv[1:]
    sys.path[:0] = [archive, folder_of(path)]

    from tulkas.channel import open_channel

    open_channel()
    code = zipimporter(archive).get_code("__bot__")
    exec(code, {"__name__": "__main__", "__file__": f"{posix.getcwd()}/{path}"})


main()
