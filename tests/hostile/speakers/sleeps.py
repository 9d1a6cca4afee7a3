# hostile: sleeps over a call
# blame: over wall time
# limits: wall=200ms
import time

from _speech import hear

hear()
time.sleep(1000)
