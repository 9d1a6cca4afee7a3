"""Runs the file of a bot so that pdb can stop it: python3 -I debug.py FILE METHOD

After SIGUSR1 it stops at the beginning of the bot's METHOD, or of its answer(). The debugger talks over descriptors 3 and 4;
standard input and output are the protocol's.
"""

import os
import pdb
import signal
import sys


def main():
    path, method = os.path.abspath(sys.argv[1]), sys.argv[2]
    sdk = os.path.dirname(os.path.abspath(__file__))
    sys.argv = [path]
    sys.path[:0] = [os.path.dirname(path), sdk]
    debugger = pdb.Pdb(stdin=os.fdopen(3), stdout=os.fdopen(4, "w"), nosigint=True)

    def is_wanted(code):
        return code.co_name in (method, "answer") and not code.co_filename.startswith(sdk)

    def trace(frame, event, _argument):
        if event == "call" and is_wanted(frame.f_code):
            debugger.set_trace(frame)
            return debugger.trace_dispatch
        return None

    signal.signal(signal.SIGUSR1, lambda _number, _frame: sys.settrace(trace))

    from tulkas.channel import open_channel

    open_channel()
    with open(path, "rb") as file:
        code = compile(file.read(), path, "exec")
    # The line that the debugger would show after the bot has ended is none of the author's.
    try:
        exec(code, {"__name__": "__main__", "__file__": path})
    except pdb.bdb.BdbQuit:
        sys.exit(0)


main()
