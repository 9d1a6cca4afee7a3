# hostile: claims a size with zeros in front
# blame: bad message
from _speech import hear, say, text

hear()
data = text('"1"')
say("MESSAGE-CallResult-%s-%s-%s\n" % (text("take"), "%05d" % len(data), data))
hear()
