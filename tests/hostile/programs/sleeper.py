# hostile: sleeps
# expect: over time
# limits: wall=100ms
import time
time.sleep(1000)
