#!/usr/bin/env python3
"""Checks the floor plan: storeys, libraries, and what each library says it uses.

Every folder with a tulkas_library() is a library. A library of libs/ stands on a storey: libs/play/runtime on
`play`. The storeys are ordered by libs/CMakeLists.txt, from the ground up. This fails when

- a file includes a header of a library that its own library does not name in DEPENDS,
- a library names in DEPENDS or TEST_DEPENDS what none of its files includes,
- a library mentions SOCI, which storage wraps,
- a library uses one of a higher storey (tests may: a record's test plays a game),
- a library stands on a storey that libs/CMakeLists.txt does not list,
- the libraries depend on each other in a circle,
- a library that must stay light reaches one that it must not link,
- a library of libs/, or libs/ itself, has no README.md.

Usage: check_layers.py ROOT
"""
import dataclasses
import pathlib
import re
import sys

LIBRARY = re.compile(r"tulkas_library\((\w+)([^)]*)\)")
SUBDIRECTORY = re.compile(r"add_subdirectory\((\w+)\)")
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
GAMES = "${TULKAS_GAMES}"
FLAGS = {"STANDALONE", "WHOLE_TEST"}
KEYWORDS = {"DEPENDS", "LINK", "TEST_DEPENDS", "TEST_LINK", "FUZZ_DEPENDS", "LABELS", "ALONE", "BATCH"}
ROOTS = ("libs", "tests/support", "bench")
TESTS = ("_test.cpp", "_test.hpp", "_fixture.hpp")
FUZZERS = ("_fuzz.cpp", "_fuzz.hpp")
# Libraries from outside that one library of ours wraps, and no other may see.
WRAPPED = {"soci": "storage"}
# What a bot's author runs, and the arithmetic of pairings, link neither the database nor the sandbox.
LIGHT = {"client": {"storage", "sandbox"}, "pairing": {"storage", "sandbox"}}


@dataclasses.dataclass
class Library:
    name: str
    directory: pathlib.Path
    storey: str | None
    named: dict[str, list[str]]
    games: list[str] = dataclasses.field(default_factory=list)

    def __post_init__(self):
        """${TULKAS_GAMES} in DEPENDS stands for the games of the house, whose headers are included by what CMake writes."""
        if GAMES in self.named.get("DEPENDS", []):
            self.named["DEPENDS"].remove(GAMES)
            self.named["DEPENDS"].extend(self.games)
        else:
            self.games = []

    def names(self, keyword):
        return set(self.named.get(keyword, []))

    def sources(self):
        return sorted(path for path in self.directory.rglob("*") if path.suffix in (".cpp", ".hpp"))

    def keyword_of(self, path):
        """The argument of tulkas_library that allows this file more than DEPENDS does."""
        if path.name.endswith(TESTS):
            return "TEST_DEPENDS"
        return "FUZZ_DEPENDS" if path.name.endswith(FUZZERS) else "DEPENDS"


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


def read_storeys(root):
    """The storeys of libs/, from the ground up."""
    listed = root / "libs" / "CMakeLists.txt"
    return SUBDIRECTORY.findall(listed.read_text()) if listed.exists() else []


def read_games(root):
    """The games of the house: the folders that have rules.md."""
    return sorted(path.parent.name for path in (root / "libs" / "games").glob("*/rules.md"))


def read_libraries(root):
    """folder as it is included -> Library"""
    libraries, games = {}, read_games(root)
    for base in ROOTS:
        for path in sorted((root / base).rglob("CMakeLists.txt")):
            for name, rest in LIBRARY.findall(path.read_text()):
                inside = path.parent.relative_to(root / base).parts
                storey = inside[0] if base == "libs" else None
                libraries[path.parent.name] = Library(name, path.parent, storey, arguments(rest), games)
    return libraries


def includes(path):
    """(library folder, include) for everything of the house that a file includes."""
    for include in INCLUDE.findall(path.read_text()):
        yield pathlib.PurePosixPath(include).parts[0], include


def check_circles(libraries):
    direct = {library.name: library.names("DEPENDS") for library in libraries.values()}
    done = set()

    def visit(name, path):
        if name in path:
            raise SystemExit("the libraries depend on each other in a circle: " + " -> ".join([*path, name]))
        if name not in done:
            for other in sorted(direct.get(name, ())):
                visit(other, [*path, name])
            done.add(name)

    for name in direct:
        visit(name, [])


def check_light(libraries):
    direct = {library.name: library.names("DEPENDS") for library in libraries.values()}

    def reach(name):
        return {name}.union(*(reach(other) for other in direct.get(name, ())))

    for name, heavy in LIGHT.items():
        for other in sorted(reach(name) & heavy):
            yield f"{name} links {other}, directly or through another library, and must not"


def check_includes(root, libraries, library):
    """What a library's files include without saying so, and what it says without including it."""
    used = {"DEPENDS": set(library.games), "TEST_DEPENDS": set(), "FUZZ_DEPENDS": set()}
    for path in library.sources():
        keyword = library.keyword_of(path)
        allowed = {library.name} | library.names("DEPENDS") | library.names(keyword)
        for folder, include in includes(path):
            where = path.relative_to(root)
            if folder not in libraries:
                yield f'{where}: "{include}" is in no library'
                continue
            name = libraries[folder].name
            used[keyword].add(name)
            if name not in allowed:
                yield f'{where}: includes "{include}", but {library.name} does not name {name} in its DEPENDS'
    for keyword, names in used.items():
        for name in sorted(library.names(keyword) - names):
            yield f"{library.directory.relative_to(root)}: names {name} in {keyword} and includes nothing of it"


def check_storeys(root, storeys, libraries, library):
    if library.storey is None:
        return
    where = library.directory.relative_to(root)
    if library.storey not in storeys:
        yield f"{where}: libs/CMakeLists.txt does not list the storey {library.storey}"
        return
    by_name = {other.name: other for other in libraries.values()}
    above = set(storeys[storeys.index(library.storey) + 1:])
    for name in sorted(library.names("DEPENDS")):
        other = by_name.get(name)
        if other and other.storey in above:
            yield f"{where}: {library.storey} may not use {name}, which stands above it, in {other.storey}"


def check_readmes(root, libraries):
    """Every library of libs/ says what belongs there and what does not; libs/README.md does so for the storeys."""
    folders = [library.directory for library in libraries.values() if library.storey]
    for folder in [root / "libs", *folders] if folders else []:
        if not (folder / "README.md").exists():
            yield f"{folder.relative_to(root)}: has no README.md that says what belongs there and what does not"


def check_wrapped(root, library):
    for outside, owner in WRAPPED.items():
        for path in library.sources() if library.name != owner else ():
            if re.search(rf"\b{outside}(::|/)", path.read_text()):
                yield f"{path.relative_to(root)}: mentions {outside}, which only {owner} may"


def violations(root):
    libraries, storeys = read_libraries(root), read_storeys(root)
    check_circles(libraries)
    for library in libraries.values():
        yield from check_includes(root, libraries, library)
        yield from check_storeys(root, storeys, libraries, library)
        yield from check_wrapped(root, library)
    yield from check_light(libraries)
    yield from check_readmes(root, libraries)


def main():
    found = list(violations(pathlib.Path(sys.argv[1])))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
