# hostile: claims a size beyond all numbers
# blame: bad message
from _speech import hear, say, text

hear()
data = text('"1"')
say("MESSAGE-CallResult-%s-%s-%s\n" % (text("take"), 2 ** 64 + len(data), data))
hear()
