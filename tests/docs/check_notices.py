#!/usr/bin/env python3
"""Checks that THIRD-PARTY-NOTICES.md names what the program and its pages are made of.

This fails when one of these does not stand there in backticks:

- a library from outside that a CMake file links (in LINK of a tulkas_library, or in target_link_libraries),
- a *-dev package that tools/packages.sh installs to build the program, which shows libraries that are headers only,
- a package that web/package.json names in `dependencies`, or one that such a package needs (Vite's own needs excepted:
  they build the pages and are not in them); its row must name the licence that package-lock.json names.

Usage: check_notices.py ROOT
"""
import json
import pathlib
import re
import sys

OWN_TARGET = re.compile(r"(?:add_(?:library|executable)|tulkas_library)\(\s*(\w+)")
LINK_CALL = re.compile(r"target_link_libraries\(\s*\S+([^)]*)\)")
LIBRARY_CALL = re.compile(r"tulkas_(?:library|test)\(\s*\w+([^)]*)\)")
KEYWORD = re.compile(r"[A-Z_]+")
BUILDS_THE_PAGES = "vite"


def without_comments(cmake):
    return re.sub(r"#.*", "", cmake)


def words_after_link(call):
    keyword = None
    for word in call.split():
        if KEYWORD.fullmatch(word):
            keyword = word
        elif keyword in ("LINK", "TEST_LINK"):
            yield word


def linked(texts):
    """The libraries from outside that these CMake files link."""
    texts = [without_comments(text) for text in texts]
    own = {name for text in texts for name in OWN_TARGET.findall(text)}
    words = []
    for text in texts:
        for call in LINK_CALL.findall(text):
            words += call.split()
        for call in LIBRARY_CALL.findall(text):
            words += words_after_link(call)
    return {word for word in words
            if word not in own and not KEYWORD.fullmatch(word) and "$" not in word and not word.startswith("tulkas_")}


def packages_to_build(script):
    """The *-dev packages in the list run_packages of tools/packages.sh."""
    listed = re.search(r"^run_packages=\((.*?)\)", script, re.MULTILINE | re.DOTALL)[1]
    return {word for word in listed.split() if word.endswith("-dev")}


def packages_in_pages(manifest, lock):
    """name -> licence of each package that can end up in the pages"""
    found, waiting = {}, list(manifest["dependencies"])
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        entry = lock["packages"][f"node_modules/{name}"]
        found[name] = entry["license"]
        if name != BUILDS_THE_PAGES:
            waiting += entry.get("dependencies", {})
    return found


def faults(notices, libraries, debian_packages, page_packages):
    named = set(re.findall(r"`([^`\n]+)`", notices))
    for library in sorted(libraries - named):
        yield f"`{library}`, which CMake links, is not named"
    for package in sorted(debian_packages - named):
        yield f"`{package}`, which the program is built with, is not named"
    for package, licence in sorted(page_packages.items()):
        row = next((line for line in notices.splitlines() if line.startswith("|") and f"`{package}`" in line), None)
        if row is None:
            yield f"`{package}`, which is in the pages, is not in a table"
        elif licence not in [cell.strip() for cell in row.split("|")]:
            yield f"`{package}` must have the licence {licence}"


def main():
    root = pathlib.Path(sys.argv[1])
    # The folders that the build enters; not the installed packages, nor the build's own.
    folders = ("apps", "bench", "cmake", "examples", "libs", "sdk", "tests")
    files = [path for folder in folders for path in (root / folder).rglob("*")
             if path.name == "CMakeLists.txt" or path.suffix == ".cmake"]
    libraries = linked(path.read_text() for path in (root / "CMakeLists.txt", *files))
    debian_packages = packages_to_build((root / "tools/packages.sh").read_text())
    page_packages = packages_in_pages(json.loads((root / "web/package.json").read_text()),
                                      json.loads((root / "web/package-lock.json").read_text()))
    found = list(faults((root / "THIRD-PARTY-NOTICES.md").read_text(), libraries, debian_packages, page_packages))
    print("\n".join(f"THIRD-PARTY-NOTICES.md: {fault}" for fault in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
