"""Adds 1."""
import sys

from tulkas import Bot, run


class One(Bot):
    def add(self, sum):
        print("one, to standard error", file=sys.stderr)
        return 1


run(One)
