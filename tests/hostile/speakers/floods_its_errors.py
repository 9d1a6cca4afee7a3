# hostile: prints more to its standard error than is kept, and plays well
# blame: nobody
import os

from _speech import answer, play


def flood(_):
    for _ in range(1000):
        os.write(2, b"x" * 1000 + b"\xff\n")
    return answer()


play(flood)
