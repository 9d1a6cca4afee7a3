# hostile: stays when the game is over
# blame: nobody
import signal
import time

from _speech import answer, play

for number in range(1, 32):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass
play(lambda _: answer())
while True:
    time.sleep(1)
