# hostile: looks around in /proc
# expect: exited 0
# limits: proc
import os
processes = [name for name in os.listdir("/proc") if name.isdigit()]
if processes != [str(os.getpid())]:
    print("could: see", processes)
    raise SystemExit(1)
for name in ("environ", "root", "cwd", "exe", "mem", "maps", "fd", "status"):
    for process in ("1", str(os.getppid())):
        try:
            path = f"/proc/{process}/{name}"
            os.listdir(path) if name in ("root", "cwd", "fd") else open(path, "rb").read(1)
        except OSError:
            continue
        print("could: read", path)
        raise SystemExit(1)
for name in ("sys", "kcore", "kallsyms", "meminfo", "net", "sysrq-trigger", "keys"):
    if name in os.listdir("/proc"):
        print("could: see", name)
        raise SystemExit(1)
