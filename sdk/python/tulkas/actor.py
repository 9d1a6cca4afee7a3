"""What bots and engines have in common: how they are run."""

import sys

from .channel import open_channel


class Actor:
    def log(self, text):
        """An entry in the actor's own log, which its author can read after the game."""
        open_channel().log("SELF", text)

    def serve(self, channel):
        """Does the actor's work until the game is over."""
        raise NotImplementedError


def run(actor_class):
    """Runs a bot or an engine as the whole of a program."""
    channel = open_channel()
    try:
        actor_class().serve(channel)
    except Exception as error:
        channel.report_error(_in_one_line(error))
        sys.excepthook(*sys.exc_info())  # where it happened, for the log
        sys.exit(1)


def _in_one_line(error):
    """Its class, its message, and where it left the author's own code."""
    where = ""
    trace = error.__traceback__
    while trace is not None:  # not by the module traceback, which takes its time to load
        code = trace.tb_frame.f_code
        is_ours = trace.tb_frame.f_globals.get("__name__", "").split(".")[0] == "tulkas"
        if not is_ours and not code.co_filename.startswith(("<", sys.base_prefix + "/lib/")):
            where = f" ({code.co_filename.rpartition('/')[2]}, line {trace.tb_lineno})"
        trace = trace.tb_next
    return ": ".join(filter(None, [type(error).__name__, str(error)])) + where
