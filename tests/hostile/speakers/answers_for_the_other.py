# hostile: answers when the other was asked
# blame: bad message
# opponent: _silent.py
from _speech import answer, hear, say

hear()
say(answer())
say(answer())
hear()
