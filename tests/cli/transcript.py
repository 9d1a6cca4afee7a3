#!/usr/bin/env python3
"""Runs the commands of transcripts and compares what they print with what stands there.

Usage: transcript.py [--update] TULKAS FILE…

A transcript is a text file of cases:

    # Whatever is wrong with a move, the status is 1.       a comment
    $ tulkas apply ploy e3-e5-0                             the command
    (standard output, as it is)
    ! tulkas: …                                             standard error, after "! "
    = 1                                                     the status, which ends the case

In the expected text {number} stands for any number, {any} for anything up to the end of the line or to what
follows it. --update writes what was printed into the files, and keeps expected lines that agree with it.
"""
import dataclasses
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

PATTERNS = {"{number}": r"-?[0-9]+(\.[0-9]+)?", "{any}": r".*"}


@dataclasses.dataclass
class Case:
    number: int  # of the line with the command
    comments: list
    command: str
    out: list = dataclasses.field(default_factory=list)
    err: list = dataclasses.field(default_factory=list)
    status: int = 0

    def lines(self):
        return [*self.comments, f"$ {self.command}", *self.out, *(f"! {line}" for line in self.err), f"= {self.status}"]


def parse(text):
    cases, comments, case = [], [], None
    for number, line in enumerate(text.splitlines(), 1):
        if case is None and line.startswith("$ "):
            case, comments = Case(number, comments, line[2:]), []
        elif case is None:
            if line and not line.startswith("#"):
                raise SystemExit(f"line {number} is neither a comment nor a command: {line}")
            comments.append(line)
        elif line.startswith("= "):
            case.status = int(line[2:])
            cases.append(case)
            case = None
        elif line.startswith("! "):
            case.err.append(line[2:])
        else:
            case.out.append(line)
    if case is not None:
        raise SystemExit(f"the case in line {case.number} has no status")
    return cases


def agrees(expected, line):
    parts = re.split("|".join(map(re.escape, PATTERNS)), expected)
    wildcards = re.findall("|".join(map(re.escape, PATTERNS)), expected)
    pattern = re.escape(parts[0])
    for wildcard, part in zip(wildcards, parts[1:]):
        pattern += PATTERNS[wildcard] + re.escape(part)
    return re.fullmatch(pattern, line) is not None


def run(tulkas, command, directory):
    words = shlex.split(command)
    if words[0] != "tulkas":
        raise SystemExit(f"not a command of tulkas: {command}")
    environment = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "TERM")}
    return subprocess.run([tulkas, *words[1:]], cwd=directory, env=environment, stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, timeout=120, check=False)


def merged(expected, actual):
    """The actual lines, but the expected ones wherever they agree."""
    padded = [*expected, *[None] * len(actual)]
    return [old if old is not None and agrees(old, new) else new for old, new in zip(padded, actual)]


def differences(case, result):
    for name, expected, actual in (("standard output", case.out, result.stdout.splitlines()),
                                   ("standard error", case.err, result.stderr.splitlines())):
        if merged(expected, actual) != expected:
            yield f"{name} should be", expected
            yield f"{name} is", actual
    if case.status != result.returncode:
        yield f"the status is {result.returncode}, should be {case.status}", []


def check(tulkas, path, update):
    cases = parse(path.read_text())
    failed = 0
    with tempfile.TemporaryDirectory() as directory:
        for case in cases:
            result = run(tulkas, case.command, directory)
            found = list(differences(case, result))
            failed += bool(found)
            if found and not update:
                print(f"{path.name}:{case.number}: $ {case.command}")
                for what, lines in found:
                    print(f"  {what}", *(f"    {line}" for line in lines), sep="\n")
            case.out = merged(case.out, result.stdout.splitlines())
            case.err = merged(case.err, result.stderr.splitlines())
            case.status = result.returncode
    if update:
        path.write_text("\n".join(line for case in cases for line in case.lines()) + "\n")
        return 0
    print(f"{path.name}: {len(cases) - failed} of {len(cases)} cases agree")
    return failed


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--update"]
    update = len(arguments) < len(sys.argv) - 1
    tulkas = str(pathlib.Path(arguments[0]).resolve())
    return 1 if sum(check(tulkas, pathlib.Path(path), update) for path in arguments[1:]) else 0


if __name__ == "__main__":
    sys.exit(main())
