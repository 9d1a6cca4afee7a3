#!/usr/bin/env python3
"""Makes the wheel of tulkas_gym, with the standard library alone.

Usage: make_wheel.py VERSION LIBRARY ROOT FOLDER
"""
import base64
import hashlib
import os
import pathlib
import platform
import sys
import zipfile

NAME = "tulkas_gym"

METADATA = """\
Metadata-Version: 2.1
Name: tulkas-gym
Version: {version}
Summary: Games of the Tulkas arena as Gymnasium and PettingZoo environments, with the rules in C++
License: Apache-2.0
Requires-Python: >=3.9
Requires-Dist: numpy
Provides-Extra: gymnasium
Requires-Dist: gymnasium>=1.0; extra == "gymnasium"
Provides-Extra: pettingzoo
Requires-Dist: pettingzoo>=1.24; extra == "pettingzoo"
Description-Content-Type: text/markdown

"""

WHEEL = """\
Wheel-Version: 1.0
Generator: tulkas
Root-Is-Purelib: false
Tag: {tag}
"""

# gymnasium.make("tulkas/ploy-v0") finds the games without an import.
ENTRY_POINTS = """\
[gymnasium.envs]
tulkas = tulkas_gym:register
"""


def platform_tag():
    """The system that the library runs on: this one's C library or a newer one."""
    name, version = os.confstr("CS_GNU_LIBC_VERSION").split()
    major, minor = version.split(".")[:2]
    assert name == "glibc"
    return f"py3-none-manylinux_{major}_{minor}_{platform.machine()}"


def digest(data):
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def contents(version, library, root):
    """path -> bytes, without the list of them all."""
    here = root / "apps" / "gym"
    info = f"{NAME}-{version}.dist-info"
    files = {f"{NAME}/{path.name}": path.read_bytes() for path in sorted((here / NAME).glob("*.py"))}
    files[f"{NAME}/libtulkas_gym.so"] = library.read_bytes()
    files[f"{info}/METADATA"] = (METADATA.format(version=version) + (here / "README.md").read_text()).encode()
    files[f"{info}/WHEEL"] = WHEEL.format(tag=platform_tag()).encode()
    files[f"{info}/entry_points.txt"] = ENTRY_POINTS.encode()
    for name in ("LICENSE", "THIRD-PARTY-NOTICES.md"):
        files[f"{info}/licenses/{name}"] = (root / name).read_bytes()
    return info, files


def write(path, files):
    """The same files give the same wheel, whenever it is made."""
    with zipfile.ZipFile(path, "w") as wheel:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data)


def main():
    version, library, root, folder = sys.argv[1], *map(pathlib.Path, sys.argv[2:])
    info, files = contents(version, library, root)
    rows = [f"{name},{digest(data)},{len(data)}" for name, data in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*rows, f"{info}/RECORD,,", ""]).encode()
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob(f"{NAME}-*.whl"):
        old.unlink()
    write(folder / f"{NAME}-{version}-{platform_tag()}.whl", files)


if __name__ == "__main__":
    main()
