# hostile: stops in the middle of a message
# blame: over wall time
# limits: wall=200ms
from _speech import answer, hear, say

hear()
say(answer()[:-3])
hear()
