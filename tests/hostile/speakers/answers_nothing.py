# hostile: answers with an empty payload
# blame: bad message
from _speech import hear, line, say

hear()
say(line("CallResult", "take"))
hear()
