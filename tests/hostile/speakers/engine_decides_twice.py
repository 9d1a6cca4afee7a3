# hostile: is an engine that changes its mind when the game is over
# blame: nobody
# role: engine
from _speech import hear, line, say

hear()
say(line("MatchResult", "DRAW"), line("MatchResult", "BOT_A_WIN"))
hear()
