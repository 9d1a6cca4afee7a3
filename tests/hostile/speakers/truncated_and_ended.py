# hostile: ends a message before its end
# blame: bad message
from _speech import answer, hear, say

hear()
say(answer()[:-3] + "\n")
hear()
