# hostile: goes on talking when the game is over
# blame: nobody
from _speech import answer, line, play, say

play(lambda _: answer())
while True:
    say(line("MatchResult", "BOT_A_WIN"), answer(), "nonsense\n")
