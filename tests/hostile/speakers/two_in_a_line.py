# hostile: says two messages in one line
# blame: bad message
from _speech import answer, hear, line, say

hear()
say(line("LogEntry", "SELF", "hello").rstrip("\n"), answer())
hear()
