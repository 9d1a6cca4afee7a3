# hostile: is an engine that ends the game while a bot thinks
# blame: bad message
# role: engine
# opponent: _silent.py
from _speech import hear, line, say, text

hear()
say(line("ProxyCall", "BOT_A", data=text('{"method":"m","params":{}}')), line("MatchResult", "DRAW"))
hear()
