# hostile: is an engine that gives three scores to two bots
# blame: bad message
# role: engine
from _speech import hear, line, say

hear()
say(line("RankingResult", "1,2,3"))
hear()
