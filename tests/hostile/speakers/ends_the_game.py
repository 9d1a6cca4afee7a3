# hostile: says goodbye to everybody, as only the handler may
# blame: bad message
from _speech import hear, line, say

hear()
say(line("ShutdownNotice"))
hear()
