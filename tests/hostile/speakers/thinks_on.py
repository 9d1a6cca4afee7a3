# hostile: thinks while the other does, and plays well
# blame: nobody
import _thread

from _speech import answer, play


def think():
    while True:
        pass


_thread.start_new_thread(think, ())
play(lambda _: answer())
