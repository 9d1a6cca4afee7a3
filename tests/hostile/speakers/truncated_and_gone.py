# hostile: goes in the middle of a message
# blame: exited
from _speech import answer, hear, say

hear()
say(answer()[:-3])
