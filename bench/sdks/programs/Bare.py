"""Reads whatever comes, and answers 1 to the call "next"."""

from tulkas.channel import open_channel

import posix


def main():
    output = open_channel()._output  # standard output has been moved out of the way already
    while posix.read(0, 65536):
        posix.write(output, b"MESSAGE-CallResult-bmV4dA==-4-MQ==\n")


main()
