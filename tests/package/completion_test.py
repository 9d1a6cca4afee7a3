"""The completion of bash, zsh and fish, with the real shells and the real program."""
import os
import pathlib
import subprocess
import tempfile
import unittest

SCRIPTS = pathlib.Path(os.environ["ROOT"]) / "packaging/completion"

# A line up to the cursor, and what is offered for its last word.
CASES = (("tulkas doc", ["doctor"]),
         ("tulkas --ver", ["--version"]),
         ("tulkas play mart", ["martian-chess"]),
         ("tulkas play --games 2 mart", ["martian-chess"]),
         ("tulkas play ploy --sandbox ", ["off", "on"]),
         ("tulkas play ploy gre", ["greedy"]),
         ("tulkas perft ploy 3 --di", ["--divide"]),
         ("tulkas replay rec", ["record.txt"]))

BASH = """
. {script}
COMP_LINE={line} COMP_WORDS=({words}) COMP_CWORD={last}
_tulkas
[ ${{#COMPREPLY[@]}} -gt 0 ] || mapfile -t COMPREPLY < <(compgen -f -- "${{COMP_WORDS[-1]}}")
printf '%s\\n' "${{COMPREPLY[@]}}"
"""

# What zsh would insert, written out instead of drawn.
ZSH = """
autoload -Uz compinit
fpath=({folder} $fpath)
compinit -u -D
compadd() {{
    local -a shown
    builtin compadd -O shown "$@"
    print -rl -- $shown >>$OUTPUT
    builtin compadd "$@"
}}
complete-and-leave() {{ zle complete-word; exit }}
zle -N complete-and-leave
bindkey '^I' complete-and-leave
"""


class Completion(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.folder = pathlib.Path(directory.name)
        (self.folder / "tulkas").symlink_to(os.environ["TULKAS"])
        (self.folder / "record.txt").write_text("")
        self.environment = {"PATH": f"{self.folder}:{os.environ['PATH']}", "HOME": str(self.folder), "LANG": "C.UTF-8",
                            "TERM": "dumb", "XDG_CONFIG_HOME": str(self.folder), "OUTPUT": str(self.folder / "output")}

    def run_shell(self, *command, **more):
        return subprocess.run(command, capture_output=True, text=True, cwd=self.folder, env=self.environment, timeout=60,
                              check=True, **more).stdout

    def test_of_bash(self):
        for line, expected in CASES:
            words = line.split(" ")
            script = BASH.format(script=SCRIPTS / "tulkas.bash", line=f"'{line}'", last=len(words) - 1,
                                 words=" ".join(f"'{word}'" for word in words))
            self.assertEqual(sorted(self.run_shell("bash", "-euc", script).splitlines()), expected, line)

    def test_of_fish(self):
        for line, expected in CASES:
            script = f"source {SCRIPTS}/tulkas.fish; complete --do-complete '{line}'"
            offered = self.run_shell("fish", "-c", script).splitlines()
            self.assertEqual(sorted(offer.split("\t")[0] for offer in offered), expected, line)

    def test_of_zsh(self):
        (self.folder / "functions").mkdir()
        (self.folder / "functions/_tulkas").symlink_to(SCRIPTS / "_tulkas")
        (self.folder / ".zshrc").write_text(ZSH.format(folder=self.folder / "functions"))
        for line, expected in CASES:
            (self.folder / "output").write_text("")
            # zsh completes only at a terminal, which script makes for it.
            self.run_shell("script", "-qec", "zsh -i", "/dev/null", input=f"{line}\t")
            offered = (self.folder / "output").read_text().split("\n")
            self.assertEqual(sorted({offer for offer in offered if offer}), expected, line)


if __name__ == "__main__":
    unittest.main()
