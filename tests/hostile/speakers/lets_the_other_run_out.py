# hostile: says that the other's time is up
# blame: bad message
# opponent: _silent.py
from _speech import answer, hear, line, say

hear()
say(answer(), line("BotTimeout"))
hear()
