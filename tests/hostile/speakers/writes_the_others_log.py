# hostile: writes into the other's log
# blame: bad message
from _speech import hear, line, say

hear()
say(line("LogEntry", "BOT_B", "hello"))
hear()
