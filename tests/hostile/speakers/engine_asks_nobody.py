# hostile: is an engine that asks a bot that is not there
# blame: bad message
# role: engine
from _speech import hear, line, say, text

hear()
say(line("ProxyCall", "BOT_7", data=text('{"method":"m","params":{}}')))
hear()
