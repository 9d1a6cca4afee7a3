# hostile: fills the scratch directory
# expect: exited 0
# limits: scratch=4M
import os
total = 0
try:
    for number in range(1000):
        with open(f"/tmp/{number}", "wb", buffering=0) as file:
            for _ in range(100):
                total += file.write(bytes(100000))
except OSError:
    pass
total = sum(os.path.getsize(f"/tmp/{name}") for name in os.listdir("/tmp"))
if total > 4 * 1024 * 1024:
    print("could: write", total)
    raise SystemExit(1)
