# hostile: changes what can be changed through /proc
# expect: exited 0
# limits: proc
import os
for name in ("oom_score_adj", "mem", "uid_map", "setgroups", "attr/current", "comm", "coredump_filter"):
    try:
        file = os.open(f"/proc/self/{name}", os.O_WRONLY)
    except OSError:
        continue
    print("could: write to", name)
    raise SystemExit(1)
