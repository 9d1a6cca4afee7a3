#!/usr/bin/env python3
"""Looks at what the repository holds: the project's own files, nothing that a package manager has put there.

A folder of installed packages that slips into a commit is not seen in a review, and stays in the history for good.
"""
import subprocess
import sys
from pathlib import Path, PurePosixPath

LARGEST = 500_000
# Where the project is a package itself.
OWN_MANIFESTS = {"web/package.json", "web/package-lock.json", "sdk/javascript/tulkas/package.json"}
MANIFESTS = {"package.json", "package-lock.json", ".package-lock.json", "node_modules", "yarn.lock"}


def faults(sizes: dict[str, int]) -> list[str]:
    """What is wrong with files of these names and sizes."""
    found = []
    for name, size in sorted(sizes.items()):
        parts = PurePosixPath(name).parts
        if name not in OWN_MANIFESTS and MANIFESTS.intersection(parts):
            found.append(f"{name}: belongs to an installed package")
        if size > LARGEST:
            found.append(f"{name}: {size} bytes; nothing here is larger than {LARGEST}")
    return found


def kept_files(root: Path) -> dict[str, int]:
    listed = subprocess.run(["git", "-C", root, "ls-files", "-z"], check=True, capture_output=True, text=True)
    names = [name for name in listed.stdout.split("\0") if name]
    return {name: (root / name).lstat().st_size for name in names if (root / name).exists()}


def main() -> int:
    root = Path(sys.argv[1])
    if not (root / ".git").exists():
        print("no repository here: nothing to look at")
        return 0
    found = faults(kept_files(root))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
