"""The runner finds faults: a transcript test that cannot fail would be none."""

import contextlib
import io
import pathlib
import sys
import tempfile
import unittest

import fill
import run
from transcript import TranscriptError, message_from_line, message_from_meaning, read_transcript

CASE = """case Asked and answered
> ProxyCall BOT_A {"method":"echo","params":{}}
< CallResult echo {"a":[1,2]}
"""


def outcome(transcript, program):
    """What the runner says about a program, written in Python, that a transcript is run against."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "case.txt")
        path.write_text(fill.filled(transcript))
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            status = run.main([str(path), "--", sys.executable, "-I", "-S", "-c", program])
    return status, output.getvalue()


def answering(*lines, then=""):
    return "input()\n" + "".join(f"print({line!r})\n" for line in lines) + then


def line_of(meaning):
    return message_from_meaning(meaning).line()


class Runner(unittest.TestCase):
    def assert_fails(self, transcript, program, why):
        status, output = outcome(transcript, program)
        self.assertEqual(status, 1)
        self.assertIn(why, output)

    def test_passes_what_is_right_whatever_the_blanks_in_its_json(self):
        program = answering(line_of('CallResult echo {"a": [1, 2]}'))
        self.assertEqual(outcome(CASE, program), (0, "1 of 1 cases passed\n"))

    def test_finds_another_answer(self):
        self.assert_fails(CASE, answering(line_of('CallResult echo {"a":[1]}')), "expected CallResult echo")
        self.assert_fails(CASE, answering(line_of("CallResult other 1")), "expected CallResult echo")
        self.assert_fails(CASE, answering(line_of("BotTimeout")), "expected CallResult echo")

    def test_finds_what_is_no_message(self):
        self.assert_fails(CASE, answering("hello"), "not a message")
        self.assert_fails(CASE, answering("MESSAGE-CallResult-ZWNobw==-5-MQ=="), "not a message")

    def test_finds_too_little_and_too_much(self):
        self.assert_fails(CASE, answering(), "nothing more to say")
        line = line_of('CallResult echo {"a":[1,2]}')
        self.assert_fails(CASE, answering(line, line), "more than expected")

    def test_finds_another_status(self):
        line = line_of('CallResult echo {"a":[1,2]}')
        self.assert_fails(CASE, answering(line, then="raise SystemExit(3)"), "status 3 instead of 0")
        self.assert_fails(CASE + "exit 1\n", answering(line), "status 0 instead of 1")

    def test_finds_that_something_was_not_printed(self):
        line = line_of('CallResult echo {"a":[1,2]}')
        self.assert_fails(CASE + "prints hello\n", answering(line), "'hello' is not among")

    def test_an_open_text_must_still_be_one(self):
        case = 'case Refused\n> ProxyCall BOT_A {"method":"echo","params":{}}\n< ErrorReport *\n'
        self.assertEqual(outcome(case, answering(line_of('ErrorReport "why not"')))[0], 0)
        self.assert_fails(case, answering(line_of('ErrorReport ""')), "expected ErrorReport *")
        self.assert_fails(case, answering(line_of("CallResult echo 1")), "expected ErrorReport *")

    def test_a_refused_line_needs_a_report(self):
        case = "case Nonsense\n! words\n  nonsense\n"
        program = answering(line_of("ErrorReport nonsense"), then="raise SystemExit(1)")
        self.assertEqual(outcome(case, program)[0], 0)
        self.assert_fails(case, answering(line_of("CallResult echo 1")), "expected ErrorReport *")

    def test_no_cases_are_a_failure(self):
        self.assertEqual(outcome("# nothing\n", "")[0], 1)


class Transcripts(unittest.TestCase):
    def test_meanings_and_lines_agree(self):
        message = message_from_meaning('LogEntry SELF "two words"')
        self.assertEqual(message.line(), "MESSAGE-LogEntry-U0VMRg==-dHdvIHdvcmRz-0-")
        self.assertEqual(message_from_line(message.line()), message)

    def test_filling_keeps_what_is_right_and_mends_what_is_not(self):
        text = "case A\n> BotTimeout\n  MESSAGE-Wrong-0-\n< ErrorReport *\nexit 1\n"
        mended = "case A\n> BotTimeout\n  MESSAGE-BotTimeout-0-\n< ErrorReport *\nexit 1\n"
        self.assertEqual(fill.filled(text), mended)
        self.assertEqual(fill.filled(mended), mended)

    def test_mistakes_are_found(self):
        for text in ("> BotTimeout\n", "case A\n  MESSAGE-BotTimeout-0-\n", "case A\nhello\n"):
            with self.assertRaises(TranscriptError, msg=text):
                read_transcript(text)
        for meaning in ("Hello", "LogEntry SELF", "ErrorReport"):
            with self.assertRaises(TranscriptError, msg=meaning):
                message_from_meaning(meaning)


if __name__ == "__main__":
    unittest.main()
