# hostile: writes more into its log than is kept, and plays well
# blame: nobody
from _speech import answer, line, play


def flood(_):
    return line("LogEntry", "SELF", "x" * 600) * 1000 + answer()


play(flood)
