"""Images and containers of the tests' own: buildah and Podman with a storage of their own, which goes away.

No registry is asked. The base of the image is the Debian that the tests of the package install in.
"""
import os
import pathlib
import shutil
import subprocess
import tempfile

AS_ROOT = [] if os.geteuid() == 0 else ["sudo", "-n"]
# Engines do not start where version 1 and 2 of control groups are mixed. Containers get no control group here, so in a
# mount namespace of its own the engine sees version 2 alone. It says its number and waits for the end of its input.
NAMESPACE = ["unshare", "--mount", "sh", "-c",
             "[ ! -d /sys/fs/cgroup/unified ] || mount -t cgroup2 cgroup2 /sys/fs/cgroup; echo $$; exec cat"]


def why_not():
    """Why no image can be built or started here; nothing if it can."""
    missing = [program for program in ("buildah", "podman", "crun", "debootstrap") if not shutil.which(program)]
    if missing:
        return f"{', '.join(missing)} not installed"
    tried = subprocess.run([*AS_ROOT, *NAMESPACE], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if tried.returncode:
        return f"not allowed to make a mount namespace: {tried.stderr.strip()}"
    return None


class Engine:
    def __init__(self):
        self.directory = tempfile.mkdtemp(prefix="tulkas-containers-")
        # What one command mounts, the next one finds.
        self.namespace = subprocess.Popen([*AS_ROOT, *NAMESPACE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.within = [*AS_ROOT, "nsenter", f"--mount=/proc/{self.namespace.stdout.readline().strip()}/ns/mnt"]
        self.storage = ["--root", f"{self.directory}/storage", "--runroot", f"{self.directory}/run", "--storage-driver",
                        "overlay" if self.can_overlay() else "vfs"]

    def can_overlay(self):
        """Whether one file system can lie on top of another; otherwise every layer and container is a whole copy."""
        lower, upper, work = (pathlib.Path(self.directory, name) for name in ("lower", "upper", "work"))
        for folder in (lower, upper, work):
            folder.mkdir()
        return self.call("mount", "-t", "overlay", "overlay", "-o", f"lowerdir={lower},upperdir={upper},workdir={work}", lower,
                         check=False).returncode == 0

    def close(self):
        self.namespace.communicate()
        subprocess.run([*AS_ROOT, "rm", "-rf", "--one-file-system", self.directory], check=False)

    def call(self, *command, check=True, timeout=1500):
        done = subprocess.run([*self.within, *map(str, command)], capture_output=True, text=True, timeout=timeout,
                              check=False)
        if check and done.returncode:
            raise AssertionError(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done

    def podman(self, *arguments, **more):
        return self.call("podman", *self.storage, "--cgroup-manager", "cgroupfs", *arguments, **more)

    def build(self, containerfile, context, tag, **arguments):
        """With the isolation that needs least of the machine."""
        given = [f"--build-arg={name}={value}" for name, value in arguments.items()]
        self.call("buildah", *self.storage, "build", "--isolation", "chroot", "--format", "docker", "--layers=false", *given,
                  "--file", containerfile, "--tag", tag, context)

    def options(self, service, folder):
        """What a service of a compose file says about rights, as options of Podman."""
        words = [f"--cap-drop={name}" for name in service["cap_drop"]]
        words += [f"--security-opt={option.replace('=./', f'={folder}/')}" for option in service["security_opt"]]
        words += ["--read-only"] * service["read_only"] + [f"--tmpfs={place}" for place in service["tmpfs"]]
        return [*words, "--volume=/var/cache/tulkas"]

    def limited(self, *options):
        """The options of a container of the tests: no control group, and no more open files than we may have."""
        return ["--cgroups=disabled", "--ulimit=nofile=4096:4096", "--ulimit=nproc=4096:4096", *options]

    def run(self, image, *command, options=(), **more):
        return self.podman("run", "--rm", "--network=none", *self.limited(*options), image, *command, **more)
