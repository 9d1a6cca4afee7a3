# hostile: closes everything it was given and waits
# expect: over time
# blame: exited
# limits: wall=2s
import os, time
for descriptor in range(64):
    try:
        os.close(descriptor)
    except OSError:
        pass
time.sleep(1000)
