# hostile: is an engine that asks two at once
# blame: bad message
# role: engine
# opponent: _silent.py
from _speech import hear, line, say, text

hear()
call = text('{"method":"m","params":{}}')
say(line("ProxyCall", "BOT_A", data=call), line("ProxyCall", "BOT_B", data=call))
hear()
