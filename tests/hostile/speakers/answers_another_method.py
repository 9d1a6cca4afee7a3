# hostile: answers what it was not asked
# blame: bad message
from _speech import answer, hear, say

hear()
say(answer(method="give"))
hear()
