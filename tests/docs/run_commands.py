#!/usr/bin/env python3
"""Runs the commands that the documents show: every ```sh block, in order, each document in a folder of its own.

Usage: run_commands.py ROOT TULKAS DOCUMENT…
`./run` in a document means the program TULKAS here. A block fails when one of its commands does.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run(root, tulkas, document):
    """Runs one document's blocks; the text of the first failure, or None."""
    text = (root / document).read_text()
    blocks = list(BLOCK.finditer(text))
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(tulkas, pathlib.Path(folder) / "run")
        os.symlink(tulkas, pathlib.Path(folder) / "tulkas")
        os.symlink(root / "examples", pathlib.Path(folder) / "examples")
        environment = {**os.environ, "PATH": folder + os.pathsep + os.environ["PATH"], "TULKAS_ROOT": str(root),
                       "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", str(pathlib.Path(folder) / ".cache"))}
        for block in blocks:
            line = text.count("\n", 0, block.start()) + 2
            done = subprocess.run(["bash", "-euo", "pipefail", "-c", block[1]], cwd=folder, env=environment,
                                  capture_output=True, text=True, timeout=240, stdin=subprocess.DEVNULL)
            if done.returncode:
                return f"{document}:{line}: exit status {done.returncode}\n{block[1]}{done.stdout}{done.stderr}"
    print(f"{document}: {len(blocks)} blocks")
    return None


def main():
    root, tulkas = pathlib.Path(sys.argv[1]), sys.argv[2]
    failures = [failure for document in sys.argv[3:] if (failure := run(root, tulkas, document))]
    print("\n".join(failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
