# hostile: is an engine that asks and goes
# blame: exited
# role: engine
# opponent: _silent.py
from _speech import hear, line, say, text

hear()
say(line("ProxyCall", "BOT_A", data=text('{"method":"m","params":{}}')))
