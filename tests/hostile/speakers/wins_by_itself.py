# hostile: says who has won
# blame: bad message
from _speech import hear, line, say

hear()
say(line("MatchResult", "BOT_A_WIN"))
hear()
