# hostile: is an engine whose call begins with a blank, where the time left belongs
# blame: bad message
# role: engine
from _speech import hear, line, say, text

hear()
say(line("ProxyCall", "BOT_A", data=text(' {"method":"take","params":{}}')))
hear()
