# hostile: sends a program of its own to the handler
# blame: bad message
from _speech import hear, line, say, text

hear()
say(line("ActorBinary", "ENGINE", data=text("#!/bin/sh\n")))
hear()
