"""The package under test: the wheel, unpacked as pip would, and put before everything else that Python finds."""
import atexit
import pathlib
import shutil
import sys
import tempfile
import zipfile

FOLDER = pathlib.Path(sys.argv.pop(1))


def wheel():
    [path] = FOLDER.glob("tulkas_gym-*.whl")
    return path


def unpack():
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder)
    with zipfile.ZipFile(wheel()) as archive:
        archive.extractall(folder)
    sys.path.insert(0, folder)
    return pathlib.Path(folder)
