# hostile: leaves links where whoever collects its files might follow them
# expect: exited 0
# refused: password up loop/x self directory pipe deep/password hard
import os
os.chdir("/tmp")
os.symlink("/etc/passwd", "password")
os.symlink("../../../../../etc/passwd", "up")
os.symlink("loop", "loop")
os.symlink("/proc/self/root", "self")
os.mkdir("directory")
os.symlink("/etc", "deep")
os.mkdir("pipe")
try:
    os.link("/program/symlink_games.py", "hard")
except OSError:
    pass
