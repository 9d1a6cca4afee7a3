# hostile: answers in letters that base64 has not
# blame: bad message
from _speech import hear, say, text

hear()
say("MESSAGE-CallResult-%s-4-????\n" % text("take"))
hear()
