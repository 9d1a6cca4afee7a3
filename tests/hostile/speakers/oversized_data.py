# hostile: answers with more than any message may hold
# blame: bad message
from _speech import hear, line, say, text

hear()
say(line("CallResult", "take", data=text("x" * 750003)))
hear()
