# hostile: closes all its streams when it is asked, and waits
# blame: exited
import os
import time

from _speech import hear

hear()
for descriptor in range(3):
    os.close(descriptor)
time.sleep(1000)
