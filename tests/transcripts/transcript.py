"""Transcripts: conversations between the handler and an actor, written down to be read and to be run.

README.md describes the form. This module reads it, and knows how a message's meaning becomes its line.
"""

import base64
import json
import re
from dataclasses import dataclass, field

PARAMETERS = {
    "StartNotice": 0,
    "ShutdownNotice": 0,
    "LogEntry": 2,
    "ErrorReport": 1,
    "ChallengeResult": 2,
    "MatchResult": 1,
    "RankingResult": 1,
    "GameView": 0,
    "Simultaneous": 1,
    "Elimination": 1,
    "ActorBinary": 1,
    "ProxyCall": 1,
    "CallResult": 1,
    "BotTimeout": 0,
}
JSON_PAYLOADS = {"GameView", "ProxyCall", "CallResult"}


class TranscriptError(Exception):
    """The transcript itself is wrong, not the program under test."""


@dataclass(frozen=True)
class Message:
    type: str
    parameters: tuple
    payload: bytes = b""

    def line(self):
        parts = ["MESSAGE", self.type]
        parts += [encode(text.encode()) for text in self.parameters]
        data = encode(self.payload)
        return "-".join([*parts, str(len(data)), data])

    def same_as(self, other):
        """Equal, where payloads that are JSON may be written in different ways."""
        if (self.type, self.parameters) != (other.type, other.parameters):
            return False
        if self.type in JSON_PAYLOADS:
            return json.loads(self.payload) == json.loads(other.payload)
        return self.payload == other.payload


@dataclass
class Step:
    kind: str  # one of > < ! and the words of the directives
    text: str  # the meaning, the refusal, or what follows the word
    line: str = None
    number: int = 0  # of the line in the file


@dataclass
class Case:
    title: str
    number: int
    steps: list = field(default_factory=list)


def encode(data):
    return base64.b64encode(data).decode()


def message_from_meaning(meaning):
    """`LogEntry SELF "two words"` → the message."""
    name, _, rest = meaning.partition(" ")
    if name not in PARAMETERS:
        raise TranscriptError(f"there is no message type {name!r}")
    parameters = []
    for _ in range(PARAMETERS[name]):
        parameter, rest = take_parameter(rest.lstrip(" "))
        parameters.append(parameter)
    rest = rest.lstrip(" ")
    payload = bytes.fromhex(rest) if name == "ActorBinary" else rest.encode()
    return Message(name, tuple(parameters), payload)


def take_parameter(text):
    if text.startswith('"'):
        value, end = json.JSONDecoder().raw_decode(text)
        return value, text[end:]
    word, _, rest = text.partition(" ")
    if not word:
        raise TranscriptError("a parameter is missing")
    return word, rest


def message_from_line(line):
    """Reads what an SDK wrote; strictly enough for a test, as the C++ codec is tested for itself."""
    parts = line.split("-")
    if len(parts) < 4 or parts[0] != "MESSAGE" or parts[1] not in PARAMETERS:
        raise ValueError(f"not a message: {line[:200]!r}")
    name, parameters, size, data = parts[1], parts[2:-2], parts[-2], parts[-1]
    if len(parameters) != PARAMETERS[name] or size != str(len(data)):
        raise ValueError(f"not a message: {line[:200]!r}")
    texts = tuple(base64.b64decode(part, validate=True).decode() for part in parameters)
    return Message(name, texts, base64.b64decode(data, validate=True))


DIRECTIVES = ("exit", "prints", "in pieces")


def read_transcript(text):
    """The cases of a transcript, in order."""
    cases = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("case "):
            cases.append(Case(line[5:], number))
            continue
        if not cases:
            raise TranscriptError(f"line {number}: a case must begin first")
        steps = cases[-1].steps
        if line.startswith("  "):
            if not steps or steps[-1].line is not None:
                raise TranscriptError(f"line {number}: a line that belongs to no message")
            steps[-1].line = json.loads(line) if line.startswith('  "') else line[2:]
        elif line[:2] in ("> ", "< ", "! "):
            steps.append(Step(line[0], line[2:], number=number))
        else:
            directive = next((word for word in DIRECTIVES if line.startswith(word)), None)
            if directive is None:
                raise TranscriptError(f"line {number}: neither a message nor a directive: {line!r}")
            steps.append(Step(directive, line[len(directive) :].strip(), number=number))
    return cases


def transcript_in(text, is_page):
    """A page of documentation holds its transcripts in fenced blocks."""
    if not is_page:
        return text
    return "\n".join(re.findall(r"^```transcript\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
