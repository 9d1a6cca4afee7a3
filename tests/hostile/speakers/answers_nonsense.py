# hostile: answers with something that is not JSON
# blame: bad answer
from _speech import hear, line, say, text

hear()
say(line("CallResult", "take", data=text("{]")))
hear()
