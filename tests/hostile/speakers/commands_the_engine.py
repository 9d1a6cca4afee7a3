# hostile: asks the other bot something, as only the engine may
# blame: bad message
from _speech import hear, line, say, text

hear()
say(line("ProxyCall", "BOT_B", data=text('{"method":"take","params":{}}')))
hear()
