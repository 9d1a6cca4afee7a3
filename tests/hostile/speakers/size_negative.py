# hostile: claims less than nothing
# blame: bad message
from _speech import hear, say, text

hear()
data = text('"1"')
say("MESSAGE-CallResult-%s-%s-%s\n" % (text("take"), -4, data))
hear()
