# hostile: makes a move that the rules do not allow
# blame: illegal move
from _speech import answer, hear, say

hear()
say(answer("9"))
hear()
