"""A mail server for tests, and the mails that it has got."""
import email
import email.policy
import json
import pathlib
import queue
import subprocess
import threading

DEBIANS_PYTHON = "/usr/bin/python3"  # has aiosmtpd


class Mail:
    def __init__(self, told):
        self.sender, self.to, self.is_encrypted, self.user = told["from"], told["to"], told["encrypted"], told["user"]
        self.message = email.message_from_string(told["content"], policy=email.policy.default)
        self.subject = self.message["Subject"]
        self.text = self.message.get_body().get_content()

    @property
    def link(self):
        """The secret of the link in it."""
        return next(word for word in self.text.split() if "#" in word).split("#")[1]


class MailServer:
    def __init__(self, *arguments, port=0):
        program = pathlib.Path(__file__).with_name("mail_server.py")
        self.process = subprocess.Popen([DEBIANS_PYTHON, program, "--port", str(port), *map(str, arguments)],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline())
        self.mails = queue.Queue()
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        for line in self.process.stdout:
            self.mails.put(Mail(json.loads(line)))

    def next(self):
        return self.mails.get(timeout=120)

    def close(self):
        self.process.stdin.close()
        self.process.wait(60)
        self.reader.join(60)
        self.process.stdout.close()
