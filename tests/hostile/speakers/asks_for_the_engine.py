# hostile: asks for the engine's program
# blame: bad message
from _speech import hear, line, say

hear()
say(line("ActorBinary", "ENGINE"))
hear()
