# hostile: says everything byte by byte, and plays well
# blame: nobody
from _speech import answer, play, say


def slowly(_):
    for letter in answer():
        say(letter)
    return ""


play(slowly)
