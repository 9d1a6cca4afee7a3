"""A PostgreSQL of the tests' own: in a directory that goes away, reached by a socket in it, ended with the tests."""
import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

PLACES = ("/usr/lib/postgresql/15/bin", "/usr/lib/postgresql/16/bin", "/usr/bin")
PROGRAMS = next((pathlib.Path(place) for place in PLACES if (pathlib.Path(place) / "initdb").exists()), None)
# PostgreSQL refuses to be run by root.
AS_ITS_USER = ["--reuid", "postgres", "--regid", "postgres", "--clear-groups"] if os.geteuid() == 0 else []


class PostgreSql:
    def __init__(self, port=None):
        """With a port it is reached at localhost, too."""
        assert PROGRAMS, "PostgreSQL is not installed: apt-get install postgresql"
        self.directory = tempfile.mkdtemp(prefix="tulkas-postgresql-")
        if AS_ITS_USER:
            shutil.chown(self.directory, "postgres", "postgres")
        self.databases = 0
        self.port = port
        self.run("initdb", "-D", f"{self.directory}/data", "-U", "tulkas", "-A", "trust", "-E", "UTF8", "--locale=C",
                 "--no-sync")
        self.start()

    def start(self):
        # It ends with this program, however this program ends.
        self.process = subprocess.Popen(
            ["setpriv", "--pdeathsig", "QUIT", *AS_ITS_USER, PROGRAMS / "postgres", "-D", f"{self.directory}/data", "-k",
             self.directory, "-c", "listen_addresses=" + ("localhost" if self.port else ""), "-p", str(self.port or 5432), "-c",
             "fsync=off"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while self.process.poll() is None and self.run("pg_isready", "-d", "postgres", check=False).returncode:
            time.sleep(0.02)  # between two looks

    def crash(self):
        """All of its processes at once, as when the power goes; `start` brings it back."""
        for process in self.processes():
            os.kill(process, signal.SIGKILL)
        self.process.wait()
        pathlib.Path(f"{self.directory}/data/postmaster.pid").unlink(missing_ok=True)

    def processes(self):
        main = self.process.pid
        return [main, *map(int, pathlib.Path(f"/proc/{main}/task/{main}/children").read_text().split())]

    def run(self, program, *arguments, check=True):
        prefix = ["setpriv", *AS_ITS_USER] if AS_ITS_USER else []
        at = [] if program == "initdb" else ["-h", self.directory, "-p", str(self.port or 5432), "-U", "tulkas"]
        return subprocess.run([*prefix, PROGRAMS / program, *at, *arguments], check=check, timeout=120, cwd=self.directory,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def new_database(self):
        """Its connection string, with a password that nobody asks for."""
        self.databases += 1
        self.run("createdb", f"test{self.databases}")
        return f"postgresql://tulkas:secret@/test{self.databases}?host={self.directory}"

    def execute(self, statement):
        """In the database that was made last."""
        self.run("psql", "-d", f"test{self.databases}", "-v", "ON_ERROR_STOP=1", "-c", statement)

    @contextlib.contextmanager
    def silent(self):
        """It answers nothing meanwhile, to old connections and to new ones."""
        processes = self.processes()
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.directory, ignore_errors=True)
