# hostile: answers and goes
# blame: exited
from _speech import answer, hear, say

hear()
say(answer())
