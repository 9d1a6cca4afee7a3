# hostile: is not
# blame: nobody
from _speech import answer, method_of, play

play(lambda call: answer("1", method_of(call)))
