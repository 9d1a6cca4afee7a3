# hostile: answers one call twice
# blame: bad message
from _speech import answer, hear, say

hear()
say(answer(), answer())
hear()
