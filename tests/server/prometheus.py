"""Pages of metrics as Prometheus reads them, and Prometheus's own tool."""
import os
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(os.environ["ROOT"])
SAMPLE = re.compile(r'([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)')
LABEL = re.compile(r'([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"')
PARTS_OF_HISTOGRAM = ("_bucket", "_sum", "_count")


def promtool(*arguments, **more):
    """Its exit status and all that it said."""
    program = shutil.which("promtool") or str(ROOT / "build/tools/promtool")
    assert pathlib.Path(program).exists(), "promtool is missing: . tools/packages.sh && need_promtool"
    done = subprocess.run([program, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          timeout=120, check=False, **more)
    return done.returncode, done.stdout


class Page:
    """What one program tells: types by name, samples by name as (labels, value)."""

    def __init__(self, text):
        self.text, self.types, self.samples = text, {}, {}
        for line in text.splitlines():
            if line.startswith("# TYPE "):
                _, _, name, kind = line.split(" ")
                self.types[name] = kind
            elif not line.startswith("#"):
                name, labels, value = SAMPLE.fullmatch(line).groups()
                self.samples.setdefault(name, []).append((dict(LABEL.findall(labels or "")), float(value)))

    def family(self, name):
        """The name that has a type; nothing if there is no such metric."""
        if name in self.types:
            return name
        for part in PARTS_OF_HISTOGRAM:
            if name.endswith(part) and self.types.get(name.removesuffix(part)) == "histogram":
                return name.removesuffix(part)
        return None

    def labels(self, name):
        """All label names of a metric's samples."""
        return {label for labels, _ in self.samples.get(name, []) for label in labels}

    def sum(self, name, **wanted):
        return sum(value for labels, value in self.samples.get(name, []) if wanted.items() <= labels.items())
