#!/usr/bin/env python3
"""Fails when a folder under libs/, tests/support/ or bench/ includes what its DEPENDS does not name, or when the DEPENDS have a cycle.

Usage: check_layers.py ROOT
"""
import pathlib
import re
import sys

LIBRARY = re.compile(r"tulkas_library\((\w+)([^)]*)\)")
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
FLAGS = {"STANDALONE", "WHOLE_TEST"}
KEYWORDS = {"DEPENDS", "LINK", "TEST_DEPENDS", "TEST_LINK", "FUZZ_DEPENDS", "LABELS"}
ROOTS = ("libs", "tests/support", "bench")


def arguments(text):
    """The words after each keyword of a tulkas_library call."""
    found, keyword = {}, None
    for word in text.split():
        if word in KEYWORDS:
            keyword = word
        elif word in FLAGS:
            keyword = None
        elif keyword:
            found.setdefault(keyword, []).append(word)
    return found


def read_libraries(root):
    """folder as it is included -> (library name, what it may include, what files with these endings may besides)"""
    libraries = {}
    for base in ROOTS:
        for path in sorted((root / base).rglob("CMakeLists.txt")):
            for name, rest in LIBRARY.findall(path.read_text()):
                named = arguments(rest)
                folder = path.parent.relative_to(root / base).as_posix()
                tests, fuzzers = (set(named.get(key, [])) for key in ("TEST_DEPENDS", "FUZZ_DEPENDS"))
                more = {"_test.cpp": tests, "_test.hpp": tests, "_fuzz.cpp": fuzzers, "_fuzz.hpp": fuzzers}
                libraries[folder] = (name, set(named.get("DEPENDS", [])), more)
    return libraries


def sources(root, folder):
    """The files of a library, below whichever root it stands."""
    directory = next(root / base / folder for base in ROOTS if (root / base / folder / "CMakeLists.txt").exists())
    return sorted(path for path in directory.iterdir() if path.suffix in (".cpp", ".hpp"))


def owner(libraries, include):
    """The library whose folder holds the included file: the deepest one that fits."""
    folder = pathlib.PurePosixPath(include).parent
    while folder != folder.parent:
        if folder.as_posix() in libraries:
            return libraries[folder.as_posix()][0]
        folder = folder.parent
    return None


def reachable(libraries):
    """name -> all libraries it names, directly or through others; a cycle is an error."""
    direct = {name: depends for name, depends, _ in libraries.values()}
    closed = {}

    def visit(name, path):
        if name in path:
            raise SystemExit("the libraries depend on each other in a circle: " + " -> ".join([*path, name]))
        if name not in closed:
            below = [visit(other, [*path, name]) for other in sorted(direct.get(name, ()))]
            closed[name] = {name}.union(*below)
        return closed[name]

    for name in direct:
        visit(name, [])
    return closed


def violations(root):
    libraries = read_libraries(root)
    reachable(libraries)
    for folder, (name, depends, more) in libraries.items():
        for path in sources(root, folder):
            allowed = {name} | depends | more.get(path.name[-len("_test.cpp"):], set())
            for include in INCLUDE.findall(path.read_text()):
                used = owner(libraries, include)
                where = path.relative_to(root)
                if used is None:
                    yield f'{where}: "{include}" is in no library'
                elif used not in allowed:
                    yield f'{where}: includes "{include}", but {name} does not name {used} in its DEPENDS'


def main():
    found = list(violations(pathlib.Path(sys.argv[1])))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
