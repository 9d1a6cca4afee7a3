"""Commands that talk to an arena, when the server is none. TULKAS is the path of the program."""
import http.server
import json
import os
import pathlib
import subprocess
import tempfile
import threading
import unittest

TULKAS = os.environ["TULKAS"]
PATIENCE = 100  # seconds


class OtherServers(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.bot = pathlib.Path(directory.name) / "bot.py"
        self.bot.write_text("pass")
        test = self

        class Server(http.server.BaseHTTPRequestHandler):
            def answer(self):
                self.rfile.read(int(self.headers.get("Content-Length", "0")))
                self.send_response(404)
                self.send_header("Content-Length", str(len(test.answer)))
                self.end_headers()
                self.wfile.write(test.answer)

            do_GET = do_POST = answer

            def log_message(self, *arguments):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.environment = {**os.environ, "TULKAS_SERVER": f"http://127.0.0.1:{server.server_port}", "TULKAS_TOKEN": "mine"}

    ANSWERS = ((b"no JSON", "status 404"), (b"[]", "status 404"), (b'{"error": 1}', "status 404"), (b'{"error": {}}', "status 404"),
               (b'{"error": {"message": 1}}', "status 404"), (b'{"error": {"message": "nobody is here"}}', "nobody is here"))

    def test_may_answer_anything_to_a_submission(self):
        for self.answer, words in self.ANSWERS:
            done = subprocess.run([TULKAS, "submit", "ploy", str(self.bot)], capture_output=True, text=True, timeout=PATIENCE,
                                  check=False, env=self.environment)
            self.assertEqual((done.returncode, done.stderr), (2, f"tulkas: the server refused: {words}\n"), self.answer)

    def test_may_answer_anything_to_an_agent(self):
        with subprocess.Popen([TULKAS, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self.environment) as agent:
            for self.answer, words in self.ANSWERS:
                agent.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call",
                                              "params": {"name": "arena", "arguments": {"path": "/games"}}}) + "\n")
                agent.stdin.flush()
                told = json.loads(agent.stdout.readline())["result"]
                self.assertTrue(told["isError"])
                self.assertIn(words, told["content"][0]["text"], self.answer)
            agent.stdin.close()
            self.assertEqual(agent.wait(PATIENCE), 0)


if __name__ == "__main__":
    unittest.main()
