# hostile: reads what is none of its business
# expect: exited 0
import os
places = ["/etc/shadow", "/etc/gshadow", "/etc/hostname", "/etc/ssh", "/etc/ssl/private", "/root", "/home", "/var",
          "/var/log", "/var/lib/dpkg", "/run", "/run/systemd", "/sys", "/sys/fs/cgroup", "/boot", "/mnt", "/opt", "/srv",
          "/proc/1/environ", "/dev/mem", "/dev/kmsg", "/dev/vda", "/dev/sda", "/dev/tty", "/dev/ptmx", "/dev/shm",
          "/host", "/oldroot", "/.host"]
for place in places:
    for attempt in (os.listdir, lambda path: open(path, "rb").read(1)):
        try:
            attempt(place)
        except OSError:
            continue
        print("could: read", place)
        raise SystemExit(1)
