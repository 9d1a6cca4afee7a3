# hostile: names a method of more than a thousand characters
# blame: bad message
from _speech import answer, hear, say

hear()
say(answer(method="x" * 1001))
hear()
