# hostile: answers when its time is up
# blame: over time
# limits: cpu=200ms
import time

from _speech import answer, hear, say

hear()
while time.process_time() < 5:
    pass
say(answer())
hear()
