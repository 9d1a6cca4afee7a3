"""An echo loop with nothing around it: reads a line, and writes a line, the answer 1 to the call "next"."""

import sys

from tulkas.channel import open_channel


def main():
    output = open(open_channel().output, "w")  # standard output has been moved out of the way already
    for _ in sys.stdin:
        output.write("MESSAGE-CallResult-bmV4dA==-4-MQ==\n")
        output.flush()


main()
