#!/usr/bin/env python3
"""Runs transcripts against an actor: run.py TRANSCRIPT… -- COMMAND…

Every case starts the command afresh, sends it what the handler says, and compares what it answers.
"""

import os
import pathlib
import selectors
import subprocess
import sys

from transcript import message_from_line, message_from_meaning, read_transcript, transcript_in

PATIENCE = 30  # seconds until a silent program counts as hanging; no case waits that long when all is well


class Failed(Exception):
    pass


class Actor:
    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
        )
        self.received = {self.process.stdout: b"", self.process.stderr: b""}
        self.selector = selectors.DefaultSelector()
        for stream in self.received:
            self.selector.register(stream, selectors.EVENT_READ)

    def send(self, data, piece_size):
        try:
            for begin in range(0, len(data), piece_size):
                self.process.stdin.write(data[begin : begin + piece_size])
        except BrokenPipeError:
            pass  # it has said its last word; whether that was right, the next steps find out

    def read_some(self):
        """Takes what the actor has written; False when it will not write any more."""
        ready = self.selector.select(PATIENCE)
        if not ready:
            raise Failed(f"silent for {PATIENCE} seconds")
        for key, _ in ready:
            chunk = os.read(key.fd, 65536)
            self.received[key.fileobj] += chunk
            if not chunk:
                self.selector.unregister(key.fileobj)
        return bool(self.selector.get_map())

    def next_line(self):
        while b"\n" not in self.received[self.process.stdout]:
            if not self.read_some():
                return None
        line, _, rest = self.received[self.process.stdout].partition(b"\n")
        self.received[self.process.stdout] = rest
        return line.decode()

    def finish(self):
        """Ends the conversation; gives the exit status, and what is left of its output and errors."""
        self.process.stdin.close()
        while self.selector.get_map():
            self.read_some()
        status = self.process.wait(PATIENCE)
        return status, *(stream.decode(errors="replace") for stream in self.received.values())

    def stop(self):
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, *self.received):
            stream.close()
        self.selector.close()


def expect_message(actor, expected):
    line = actor.next_line()
    if line is None:
        raise Failed(f"expected {expected}, and it had nothing more to say")
    try:
        message = message_from_line(line)
    except ValueError as error:
        raise Failed(str(error)) from None
    if not (says_anything(message, expected) or message.same_as(message_from_meaning(expected))):
        raise Failed(f"expected {expected}, got {message}")


def says_anything(message, expected):
    """Whether the message is of the expected kind where its text is left open, in part: ErrorReport *, ErrorReport *no*."""
    words, star, text = expected.partition(" *")
    return (star != "" and [message.type, *message.parameters[:-1]] == words.split(" ") and message.parameters[-1] != ""
            and text.removesuffix("*") in message.parameters[-1])


def run_case(actor, case):
    status, printed, piece_size = 0, [], 1 << 30
    for step in case.steps:
        if step.kind == ">":
            actor.send((step.line + "\n").encode(), piece_size)
        elif step.kind == "!":
            actor.send(step.line.encode("utf-8", "surrogateescape") + b"\n", piece_size)
            expect_message(actor, "ErrorReport *")
            status = 1
        elif step.kind == "<":
            expect_message(actor, step.text)
        elif step.kind == "exit":
            status = int(step.text)
        elif step.kind == "prints":
            printed.append(step.text)
        elif step.kind == "in pieces":
            piece_size = 7
    ended_with, output, errors = actor.finish()
    if output:
        raise Failed(f"more than expected: {output[:200]!r}")
    if ended_with != status:
        raise Failed(f"ended with status {ended_with} instead of {status}; its errors: {errors[-500:]}")
    for text in printed:
        if text not in errors:
            raise Failed(f"{text!r} is not among what it printed: {errors[-500:]!r}")


def main(arguments):
    split = arguments.index("--")
    paths, command = arguments[:split], arguments[split + 1 :]
    failures = count = 0
    for path in map(pathlib.Path, paths):
        text = transcript_in(path.read_text(), path.suffix == ".md")
        for case in read_transcript(text):
            count += 1
            actor = Actor(command)
            try:
                run_case(actor, case)
            except Failed as failure:
                failures += 1
                print(f"{path.name}: {case.title}: {failure}")
            finally:
                actor.stop()
    print(f"{count - failures} of {count} cases passed")
    return 1 if failures or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
