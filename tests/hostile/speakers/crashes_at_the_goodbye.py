# hostile: crashes when the game is over
# blame: nobody
import os

from _speech import answer, play

play(lambda _: answer())
os.abort()
