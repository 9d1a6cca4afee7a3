"""What a systemd unit says, for those who start its command without systemd."""
import shlex


class Unit:
    def __init__(self, text):
        self.settings = {}
        for line in text.splitlines():
            name, separator, value = line.partition("=")
            if separator and not line.startswith("#"):
                self.settings.setdefault(name, []).append(value)

    def one(self, name):
        (value,) = self.settings[name]
        return value

    def command(self):
        return shlex.split(self.one("ExecStart"))

    def environment(self):
        return dict(pair.split("=", 1) for value in self.settings.get("Environment", []) for pair in shlex.split(value))
