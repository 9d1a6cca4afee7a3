# hostile: reports an error of its own
# blame: error
from _speech import hear, line, say

hear()
say(line("ErrorReport", "I \x1b[2J do not\x00 know"))
hear()
