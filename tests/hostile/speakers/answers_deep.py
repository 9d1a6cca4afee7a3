# hostile: answers with JSON that is nested a hundred thousand times
# blame: bad answer
from _speech import hear, line, say, text

hear()
say(line("CallResult", "take", data=text("[" * 100000 + "]" * 100000)))
hear()
