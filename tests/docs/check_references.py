#!/usr/bin/env python3
"""Checks that what the documents refer to exists: links, paths in backticks, files of a library, `file: function` hops.

A hop is written `libs/play/runtime/series.cpp: play_series` or `libs/x/y.cpp: Class::function`: the file must exist
and mention each name. A path in backticks may leave out the ending of a C++ file, and is looked for beside the document
too; one with a word in capitals stands for many (`sdk/NAME`). In a library's README, the first column of a table and the
front of a list's item (- `name`, `other`: …) name files of its folder, unless the table is about something else.

Usage: check_references.py ROOT
"""
import pathlib
import re
import subprocess
import sys

FOLDERS = "apps|bench|cmake|deploy|docs|examples|languages|libs|packaging|sdk|tests|tools|web"
CODE_BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
PATH = re.compile(rf"`((?:{FOLDERS})/[\w./-]+)`")
HOP = re.compile(r"`([\w./-]+\.[ch]pp): ([\w:~]+)`")
FILE_TABLE = re.compile(r"^\| file \|.*\n\| ---.*\n((?:\|.*\n)+)", re.MULTILINE)
FILE_ITEM = re.compile(r"^- ((?:`[\w./]+`(?:, )?)+):", re.MULTILINE)
PLACEHOLDER = re.compile(r"\b[A-Z]{3,}\b(?!\.md)")
ENDINGS = ("", ".hpp", ".cpp")


def anchors(text):
    """The anchors of a document's headings, as GitHub makes them."""
    for heading in HEADING.findall(CODE_BLOCK.sub("", text)):
        yield re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def faults_of_links(document, text):
    for path, anchor in LINK.findall(CODE.sub("", text)):
        target = document.parent / path if path else document
        if "://" in path or path.startswith("mailto:"):
            continue
        if not target.exists():
            yield f"the link to {path} leads nowhere"
        elif anchor and anchor not in anchors(target.read_text()):
            yield f"{path or 'it'} has no heading for the link to #{anchor}"


def faults_of_paths(root, document, text):
    for path in PATH.findall(text):
        places = [base / f"{path}{ending}" for base in (root, document.parent) for ending in ENDINGS]
        if not PLACEHOLDER.search(path) and not any(place.exists() for place in places):
            yield f"there is no {path}"


def faults_of_files(document, text):
    if not (document.parent / "CMakeLists.txt").exists():
        return
    rows = [row.split("|")[1] for table in FILE_TABLE.findall(text + "\n") for row in table.splitlines()]
    for name in re.findall(r"`([\w./]+)`", " ".join(rows + FILE_ITEM.findall(text))):
        if not any((document.parent / f"{name}{ending}").exists() for ending in ENDINGS):
            yield f"there is no file {name} beside it"


def faults_of_hops(root, text):
    for path, function in HOP.findall(text):
        file = root / path
        if not file.exists():
            yield f"there is no {path}"
            continue
        code = file.read_text()
        missing = [name for name in function.split("::") if not re.search(rf"\b{re.escape(name)}\b", code)]
        if missing:
            yield f"{path} does not mention {' or '.join(missing)}"


def faults(root, documents):
    for document in documents:
        text = CODE_BLOCK.sub("", document.read_text())
        found = (*faults_of_links(document, text), *faults_of_paths(root, document, text),
                 *faults_of_files(document, text), *faults_of_hops(root, text))
        yield from (f"{document.relative_to(root)}: {fault}" for fault in found)


def documents_of(root):
    """Those that git knows; all of them where there is no repository."""
    listed = subprocess.run(["git", "-C", root, "ls-files", "-z", "-co", "--exclude-standard", "*.md"],
                            capture_output=True, text=True)
    names = listed.stdout.split("\0") if listed.returncode == 0 else []
    found = [root / name for name in names if name] or root.rglob("*.md")
    return sorted(path for path in found if path.exists() and "node_modules" not in path.parts)


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    found = list(faults(root, documents_of(root)))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
