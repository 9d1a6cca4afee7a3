# hostile: prints to its standard error for ever
# expect: over time
# limits: cpu=200ms
import os
while True:
    os.write(2, b"x" * 100000)
