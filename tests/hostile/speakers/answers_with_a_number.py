# hostile: answers with JSON of another kind
# blame: bad answer
from _speech import hear, line, say, text

hear()
say(line("CallResult", "take", data=text("1e999999")))
hear()
