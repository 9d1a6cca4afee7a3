#!/usr/bin/env python3
"""Checks that CHANGELOG.md has the form of Keep a Changelog, and that its newest version is the program's.

The version has one source, project(tulkas VERSION …) in CMakeLists.txt. A release that forgets one of the two fails here.

Usage: check_changelog.py ROOT
"""
import datetime
import pathlib
import re
import sys

VERSION = re.compile(r"^project\(tulkas VERSION (\S+)", re.MULTILINE)
RELEASE = re.compile(r"\[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d{2}-\d{2})")
KINDS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")


def is_date(text):
    try:
        datetime.date.fromisoformat(text)
    except ValueError:
        return False
    return True


def faults(changelog, cmake):
    headings = re.findall(r"^## (.*)$", changelog, re.MULTILINE)
    if headings[:1] != ["[Unreleased]"]:
        yield "the first section must be [Unreleased]"
    versions = []
    for heading in headings[1:]:
        release = RELEASE.fullmatch(heading)
        if not release or not is_date(release[4]):
            yield f'"## {heading}" must be "## [MAJOR.MINOR.PATCH] - YYYY-MM-DD"'
            continue
        versions.append(tuple(int(part) for part in release.groups()[:3]))
    if versions != sorted(set(versions), reverse=True):
        yield "versions must be listed once each, newest first"
    newest = ".".join(str(part) for part in versions[0]) if versions else "none"
    declared = VERSION.search(cmake)[1]
    if newest != declared:
        yield f"the newest version must be that of CMakeLists.txt, {declared} (got {newest})"
    for kind in re.findall(r"^### (.*)$", changelog, re.MULTILINE):
        if kind not in KINDS:
            yield f'"### {kind}" must be one of {", ".join(KINDS)}'


def main():
    root = pathlib.Path(sys.argv[1])
    found = list(faults((root / "CHANGELOG.md").read_text(), (root / "CMakeLists.txt").read_text()))
    print("\n".join(f"CHANGELOG.md: {fault}" for fault in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
