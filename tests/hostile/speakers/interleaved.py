# hostile: has two threads talk at the same time
# blame: bad message
from _speech import answer, hear, line, say

hear()
one, other = answer(), line("LogEntry", "SELF", "hello")
say(one[:10], other[:12], one[10:], other[12:])
hear()
