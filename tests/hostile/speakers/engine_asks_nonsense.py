# hostile: is an engine whose call is not JSON
# blame: bad message
# role: engine
from _speech import hear, line, say, text

hear()
say(line("ProxyCall", "BOT_A", data=text("[" * 1000)))
hear()
