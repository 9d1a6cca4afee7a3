# hostile: is an engine that answers for a bot
# blame: bad message
# role: engine
# opponent: _silent.py
from _speech import answer, hear, line, say, text

hear()
say(line("ProxyCall", "BOT_A", data=text('{"method":"m","params":{}}')), answer(method="m"))
hear()
