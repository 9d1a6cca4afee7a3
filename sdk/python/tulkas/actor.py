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
        channel.report_error(str(error) or type(error).__name__)
        sys.excepthook(*sys.exc_info())  # where it happened, for the log
        sys.exit(1)
