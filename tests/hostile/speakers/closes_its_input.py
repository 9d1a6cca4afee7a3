# hostile: closes its input when it is asked, and waits
# blame: exited
import os
import time

from _speech import hear

hear()
os.close(0)
time.sleep(1000)
