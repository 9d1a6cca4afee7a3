# hostile: closes its output when it is asked, and waits
# blame: exited
import os
import time

from _speech import hear

hear()
os.close(1)
time.sleep(1000)
