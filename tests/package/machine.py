"""A fresh Debian 12 in a directory, and commands in it as if it were another machine."""
import os
import pathlib
import subprocess
import tempfile

HERE = pathlib.Path(__file__).parent
AS_ROOT = [] if os.geteuid() == 0 else ["sudo", "-n", "--preserve-env=XDG_CACHE_HOME,HOME"]


def done(command, **more):
    """What a command printed. It must succeed."""
    result = subprocess.run([*map(str, command)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                            timeout=900, **more)
    if result.returncode:
        raise AssertionError(f"{' '.join(map(str, command))} ended with {result.returncode}:\n{result.stdout}")
    return result.stdout


def debian(deb):
    """The archive of a Debian 12 in which apt has downloaded what the package and the tests need. One for all of them."""
    return subprocess.run([*AS_ROOT, HERE / "debian", deb, "python3", "postgresql"], stdout=subprocess.PIPE, text=True, check=True,
                          timeout=1500).stdout.strip()


class Machine:
    def __init__(self, archive):
        self.directory = tempfile.mkdtemp(prefix="tulkas-debian-")
        self.root = pathlib.Path(self.directory)
        done([*AS_ROOT, "tar", "--numeric-owner", "-C", self.root, "-xf", archive])
        # Nothing here has to survive a loss of power.
        done([*AS_ROOT, "sh", "-c", f"echo force-unsafe-io >{self.root}/etc/dpkg/dpkg.cfg.d/unsafe-io"])

    def close(self):
        done([*AS_ROOT, "rm", "-rf", "--one-file-system", self.directory])

    def command(self, *command, user="root", **variables):
        """The command that runs another one in the machine, with nothing of this one's environment."""
        given = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8",
                 "DEBIAN_FRONTEND": "noninteractive", **variables}
        words = ["env", "-i", *(f"{name}={value}" for name, value in given.items())]
        if user != "root":
            words += ["setpriv", f"--reuid={user}", f"--regid={user}", "--init-groups", "--no-new-privs",
                      "--bounding-set=-all", "--inh-caps=-all"]
        return [*map(str, [*AS_ROOT, HERE / "enter", self.root, *words, *command])]

    def run(self, *command, **more):
        return done(self.command(*command, **more))

    def install(self, *packages):
        """Packages by name or, copied into the machine first, from files. Nothing that is only recommended."""
        names = []
        for package in packages:
            if isinstance(package, pathlib.Path):
                done([*AS_ROOT, "cp", package, self.root / "var/tmp"])
                names.append(f"/var/tmp/{package.name}")
            else:
                names.append(package)
        return self.run("apt-get", "-y", "-q", "--no-install-recommends", "-o", "Dpkg::Options::=--force-confold", "install",
                        *names)

    def read(self, path):
        return done([*AS_ROOT, "cat", self.root / path.lstrip("/")])

    def exists(self, path):
        """Links count wherever they lead: here they lead out of the machine."""
        place = str(self.root / path.lstrip("/"))
        return subprocess.run([*AS_ROOT, "test", "-e", place, "-o", "-h", place], check=False).returncode == 0

    def files(self):
        """Every path."""
        return set(done([*AS_ROOT, "find", self.root, "-xdev", "-printf", "/%P\n"]).splitlines())
