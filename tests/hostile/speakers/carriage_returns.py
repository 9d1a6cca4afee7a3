# hostile: ends its lines as another system does
# blame: bad message
from _speech import answer, hear, say

hear()
say(answer().replace("\n", "\r\n"))
hear()
