"""What `tulkas new` writes for editors: their tasks are run as the editors would run them. TULKAS is the path of the program."""
import json
import os
import pathlib
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree

TULKAS = os.environ["TULKAS"]
PATIENCE = 250  # seconds


class Editors(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.bot = pathlib.Path(directory.name) / "it's my bot"
        self.succeed([TULKAS, "new", "python", "ploy", self.bot])

    def succeed(self, command, said="", **named):
        done = subprocess.run(command, input=said, capture_output=True, text=True, timeout=PATIENCE, **named)
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def vscode(self, name, said="", **inputs):
        tasks = json.loads((self.bot / ".vscode" / "tasks.json").read_text())
        self.assertEqual(tasks["version"], "2.0.0")
        asked = {entry["id"]: entry["default"] for entry in tasks["inputs"]}
        [task] = [task for task in tasks["tasks"] if task["label"] == name]
        self.assertEqual(task["type"], "process")
        arguments = task["args"]
        for key in asked:
            arguments = [word.replace("${input:%s}" % key, inputs.get(key, asked[key])) for word in arguments]
        self.assertNotIn("${", "".join(arguments))
        folder = task["options"]["cwd"].replace("${workspaceFolder}", str(self.bot))
        return self.succeed([task["command"], *arguments], said, cwd=folder)

    def jetbrains(self, name, said=""):
        for file in (self.bot / ".idea" / "runConfigurations").glob("*.xml"):
            [configuration] = xml.etree.ElementTree.parse(file).getroot()
            if configuration.get("name") == name:
                options = {option.get("name"): option.get("value") for option in configuration.iter("option")}
                self.assertEqual(configuration.get("type"), "ShConfigurationType")
                folder = options["SCRIPT_WORKING_DIRECTORY"].replace("$PROJECT_DIR$", str(self.bot))
                return self.succeed(["sh", "-c", options["SCRIPT_TEXT"]], said, cwd=folder)
        return self.fail(f"there is no configuration {name}")

    def test_vscode_plays_and_debugs(self):
        self.assertIn("random", self.vscode("Play 10 games"))
        self.assertIn("ply 4: ", self.vscode("Debug the first game at a ply", "c\n", ply="4"))

    def test_jetbrains_plays_and_debugs(self):
        self.assertIn("random", self.jetbrains("Play 10 games"))
        self.assertIn("ply 4: ", self.jetbrains("Debug the first game at a ply", "4\nc\n"))

    def test_both_watch_and_none_of_it_is_submitted(self):
        tasks = json.loads((self.bot / ".vscode" / "tasks.json").read_text())["tasks"]
        names = {xml.etree.ElementTree.parse(file).getroot()[0].get("name")
                 for file in (self.bot / ".idea" / "runConfigurations").glob("*.xml")}
        self.assertEqual(names, {task["label"] for task in tasks})
        self.assertIn("--on-save", [word for task in tasks for word in task["args"]])
        visible = {file.name for file in self.bot.iterdir() if not file.name.startswith(".")}
        self.assertEqual(visible, {"tulkas.toml", *(file.name for file in self.bot.glob("*.py"))})


if __name__ == "__main__":
    unittest.main()
