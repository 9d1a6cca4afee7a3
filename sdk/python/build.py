"""Compiles a bot or an engine beforehand: python3 -I -S path/to/build.py FILE DIRECTORY

The file, the modules beside it and the SDK become byte code in one archive, bot.zip, and the program that
runs it, start.pyc. Starting these takes a third of the time that it takes to find and compile the modules,
and who made a mistake in the syntax hears of it now and not in the first game.
"""

import importlib.util
import marshal
import os
import sys
import traceback
import zipfile

SDK = os.path.dirname(os.path.abspath(__file__))
OLDEST = (3, 11)  # whose standard library the SDK uses


def byte_code(path, name):
    """The content of a .pyc file that is never compared with its source."""
    with open(path, "rb") as file:
        code = compile(file.read(), name, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + bytes([1, 0, 0, 0]) + bytes(8) + marshal.dumps(code)


def modules(folder):
    """All modules below a folder, as paths from there."""
    for parent, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith((".", "__pycache__")))
        for name in sorted(files):
            if name.endswith(".py"):
                yield os.path.relpath(os.path.join(parent, name), folder)


def write(archive, name, content):
    archive.writestr(zipfile.ZipInfo(name), content)  # without the time of day


def build(path, directory):
    folder = os.path.dirname(path) or "."
    with zipfile.ZipFile(os.path.join(directory, "bot.zip"), "w") as archive:
        write(archive, "__bot__.pyc", byte_code(path, path))
        beside = [name for name in modules(folder) if name != os.path.basename(path)]
        for name in beside:
            write(archive, name + "c", byte_code(os.path.join(folder, name), os.path.join(folder, name)))
        for name in modules(os.path.join(SDK, "tulkas")):
            write(archive, f"tulkas/{name}c", byte_code(os.path.join(SDK, "tulkas", name), f"tulkas/{name}"))
    with open(os.path.join(directory, "start.pyc"), "wb") as file:
        file.write(byte_code(os.path.join(SDK, "start_built.py"), "start_built.py"))


def main():
    if sys.version_info < OLDEST:
        running = ".".join(map(str, sys.version_info[:3]))
        print(f"bots need Python {'.'.join(map(str, OLDEST))} or newer (this is {running})", file=sys.stderr)
        sys.exit(1)
    try:
        build(sys.argv[1], sys.argv[2])
    except (SyntaxError, ValueError) as error:
        print("".join(traceback.format_exception_only(error)), end="", file=sys.stderr)
        sys.exit(1)


main()
