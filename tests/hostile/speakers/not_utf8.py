# hostile: names a method that is not UTF-8
# blame: bad message
from _speech import hear, line, say, text

hear()
say(line("CallResult", b"\xff\xfe", data=text('"1"')))
hear()
