"""E-mail addresses and forgotten passwords, with a real mail server."""
import pathlib
import subprocess
import tempfile

from arena import PASSWORD, Arena, WithArena, free_port, tulkas
from coverage_of_interface import Coverage
from mail import MailServer

ANNA = "Anna@school.example"
NEW_PASSWORD = "a newer password"


def options_of(*settings):
    return [word for setting in settings for word in ("--set", setting)]


class WithMail(WithArena):
    SERVER = ()
    SETTINGS = ("Mail.Encryption=none",)

    def make_arena(self):
        self.mail = MailServer(*self.SERVER)
        self.addCleanup(lambda: self.mail.close())
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        arena = self.start()
        make = arena.client
        arena.client = lambda **more: make(Host=f"localhost:{self.port}", **more)
        self.coverage = Coverage(arena)
        arena.client = lambda **more: self.coverage.watched(make(Host=f"localhost:{self.port}", **more))
        return arena

    def start(self, **more):
        return Arena(*options_of(f"Server.PublicUrl={self.url}", f"Mail.Server=127.0.0.1:{self.mail.port}", "Mail.From=arena@arena.example",
                                 *self.SETTINGS), port=self.port, **more)

    def setUp(self):
        super().setUp()
        self.root = self.arena.administrator()

    def tearDown(self):
        self.assertEqual(self.coverage.surprises, [], "every answer is documented, and fits its schema")

    def give_address(self, client, address=ANNA, password=PASSWORD):
        return client.request("PUT", "/api/v1/email", {"address": address, "password": password})

    def with_address(self, name, address=ANNA):
        client = self.arena.user(name)
        self.assertEqual(self.give_address(client, address).status, 200)
        self.assertEqual(client.post("/email/confirmation", link=self.mail.next().link).status, 200)
        return client


class Mails(WithMail):
    def test_confirm_an_address(self):
        otter = self.arena.user("otter")
        self.assertEqual(otter.get("/email").json(), {"address": "", "pending": "", "can_send": True, "needs_password": True})
        self.assertEqual(self.give_address(otter, password="a guess at it").status, 403)
        for bad in ("anna", "anna@x.y\r\nBcc: all@x.y", "anna@x.y,bert@x.y", "a b@x.y"):
            self.assertEqual(self.give_address(otter, bad).status, 400)
        self.assertEqual(self.give_address(otter).json()["pending"], ANNA)
        mail = self.mail.next()
        self.assertEqual((mail.to, mail.sender, mail.subject), ([ANNA], "arena@arena.example", "Confirm your e-mail address"))
        self.assertEqual(mail.message["Auto-Submitted"], "auto-generated")
        self.assertIn("Hello otter,", mail.text)
        self.assertIn(f"{self.url}/confirm-address#", mail.text)

        beaver = self.arena.user("beaver")
        self.assertEqual(beaver.post("/email/confirmation", link=mail.link).status, 404, "it is the otter's")
        self.assertEqual(otter.post("/email/confirmation", link="guess").status, 404)
        self.assertEqual(otter.post("/email/link").status, 200)
        again = self.mail.next()
        self.assertEqual(otter.post("/email/confirmation", link=mail.link).status, 404, "the newer one counts")
        confirmed = otter.post("/email/confirmation", link=again.link)
        self.assertEqual((confirmed.json()["address"], confirmed.json()["pending"]), (ANNA, ""))
        self.assertEqual(otter.post("/email/confirmation", link=again.link).status, 404, "it works once")
        self.assertEqual(otter.post("/email/link").status, 422)

        self.assertEqual(self.give_address(otter, "otter@river.example").json()["address"], ANNA, "until the new one is confirmed")
        self.assertEqual(otter.post("/email/confirmation", link=self.mail.next().link).json()["address"], "otter@river.example")
        told = self.mail.next()
        self.assertEqual((told.to, told.subject), ([ANNA], "Your e-mail address was changed"))
        self.assertEqual(self.give_address(otter, "").json()["address"], "")
        self.assertEqual(self.mail.next().to, ["otter@river.example"])
        # The last one is noted when the mail server has answered.
        while b'tulkas_mails_total{result="sent"} 5' not in self.arena.client().page("/metrics").body:
            pass

    def test_replace_a_forgotten_password(self):
        otter = self.with_address("otter")
        guest = self.arena.client()
        nobody = guest.post("/password-wishes", address="nobody@school.example")
        somebody = guest.post("/password-wishes", address=ANNA.lower())
        self.assertEqual((nobody.status, nobody.body), (somebody.status, somebody.body))
        self.assertEqual(somebody.status, 204)
        self.assertEqual(guest.post("/password-wishes", address="no address").status, 400)
        mail = self.mail.next()
        self.assertEqual((mail.to, mail.subject), ([ANNA.lower()], "Set a new password"))
        self.assertIn(f"{self.url}/new-password#", mail.text)
        self.assertEqual(guest.post("/new-password", link=mail.link, password=NEW_PASSWORD).status, 204)
        self.assertEqual(self.mail.next().subject, "Your password was changed")
        self.assertEqual(otter.get("/session").status, 401, "all sessions are over")
        self.assertEqual(guest.post("/new-password", link=mail.link, password=NEW_PASSWORD).status, 404, "it works once")
        self.assertEqual(otter.post("/session", name="otter", password=NEW_PASSWORD).status, 201)

        self.assertEqual(guest.post("/password-wishes", address=ANNA).status, 204)
        late = self.mail.next()
        self.assertEqual(otter.request("PUT", "/api/v1/password", {"old": NEW_PASSWORD, "password": PASSWORD}).status, 204)
        self.assertEqual(guest.post("/new-password", link=late.link, password=NEW_PASSWORD).status, 404, "the password has changed")
        self.assertEqual(self.mail.next().subject, "Your password was changed")

    def test_speak_the_language_of_the_person(self):
        wanted = {"de": "Bestätige deine E-Mail-Adresse", "hu": "Erősítsd meg az e-mail-címedet", "fr": "Confirm your e-mail address"}
        for language, subject in wanted.items():
            reader = self.arena.user(f"reader-{language}")
            reader.headers["Accept-Language"] = f"{language}-XX,{language};q=0.9"
            self.assertEqual(self.give_address(reader, f"{language}@school.example").status, 200)
            mail = self.mail.next()
            self.assertEqual(mail.subject, subject)
            if language == "hu":
                self.assertIn("Szia reader-hu!", mail.text)
        reader.cookies["language"] = "hu"  # chosen in the pages
        self.assertEqual(reader.post("/email/link").status, 200)
        self.assertEqual(self.mail.next().subject, wanted["hu"])

    def test_do_not_flood_a_mailbox(self):
        otter = self.arena.user("otter")
        statuses = [self.give_address(otter).status] + [otter.post("/email/link").status for _ in range(6)]
        self.assertEqual(statuses, [200] * 5 + [429] * 2)
        beaver = self.arena.user("beaver")
        self.assertEqual(self.give_address(beaver, ANNA.upper()).status, 429, "it is the same mailbox")
        self.assertEqual(beaver.get("/email").json()["pending"], "")
        # The next one is to somebody else: no more were sent to the first.
        self.assertEqual(self.give_address(beaver, "beaver@river.example").status, 200)
        mails = [self.mail.next() for _ in range(6)]
        self.assertEqual([mail.to[0] for mail in mails], [ANNA] * 5 + ["beaver@river.example"])
        # Whoever has asked for so many mails keeps the owner from no new password; nor do wishes, while their links work.
        self.assertEqual(otter.post("/email/confirmation", link=mails[4].link).status, 200)
        guest = self.arena.client()
        self.assertEqual({guest.post("/password-wishes", address=ANNA).status for _ in range(5)}, {204})
        links = [self.mail.next() for _ in range(2)]
        self.assertEqual({mail.subject for mail in links}, {"Set a new password"})
        self.assertEqual(self.give_address(beaver, "dam@river.example").status, 200)
        self.assertEqual(self.mail.next().to, ["dam@river.example"], "and no more links")
        self.assertEqual(guest.post("/new-password", link=links[-1].link, password=NEW_PASSWORD).status, 204)
        self.assertEqual(self.mail.next().subject, "Your password was changed")
        statuses = {guest.post("/password-wishes", address=f"somebody-{number}@school.example").status for number in range(40)}
        self.assertEqual(statuses, {204, 429}, "one network asks for so many, and no more")

    def test_wait_for_the_mail_server(self):
        """Nobody who asks notices that it is away; a restart forgets nothing; what it refuses is given up."""
        otter = self.arena.user("otter")
        self.mail.close()
        self.assertEqual(self.give_address(otter).status, 200)
        self.arena.stop()
        self.mail = MailServer(port=self.mail.port)
        again = self.start(data=self.arena.data.parent)
        self.addCleanup(again.close)
        otter.arena = again
        # It may have been tried in vain, and then waits for a minute.
        mail = self.mail.next()
        self.assertEqual(otter.post("/email/confirmation", link=mail.link).status, 200)
        self.assertEqual(self.give_address(otter, "refused@school.example").status, 200)
        self.assertEqual(self.give_address(otter, "otter@river.example").status, 200)
        self.assertEqual(self.mail.next().to, ["otter@river.example"])

    def test_can_be_tried(self):
        options = options_of(f"Server.PublicUrl={self.url}", f"Mail.Server=127.0.0.1:{self.mail.port}", "Mail.From=arena@arena.example",
                             *self.SETTINGS)
        done = tulkas("test-mail", ANNA, *options)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn(self.url, self.mail.next().text)
        self.assertEqual(tulkas("test-mail", "refused@school.example", *options).returncode, 1)
        self.assertEqual(tulkas("test-mail", "nonsense", *options).returncode, 2)
        self.assertEqual(tulkas("test-mail", ANNA).returncode, 2, "no server is set")


class SecureMails(WithMail):
    PASSWORD = "open, sesame"
    MORE = ()
    ENCRYPTION = "starttls"

    def make_arena(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        certificate, key, secret = (self.folder / name for name in ("certificate.pem", "key.pem", "secret"))
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key, "-out",
                        certificate, "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"],
                       check=True, capture_output=True)
        secret.write_text(self.PASSWORD + "\n")
        self.SERVER = ("--certificate", certificate, "--key", key, "--password", self.PASSWORD, *self.MORE)
        self.SETTINGS = (f"Mail.Encryption={self.ENCRYPTION}", f"Mail.Certificates={certificate}", "Mail.User=arena", f"Mail.PasswordFile={secret}")
        return super().make_arena()

    def test_are_encrypted_and_from_a_user(self):
        self.give_address(self.arena.user("otter"))
        mail = self.mail.next()
        self.assertEqual((mail.to, mail.user), ([ANNA], "arena"))
        self.assertTrue(mail.is_encrypted or self.MORE)
        self.assertNotIn(self.PASSWORD, self.arena.log_text())

    def test_go_to_nobody_who_is_not_trusted(self):
        """Neither to a server without encryption nor to one with a certificate of somebody else."""
        stranger = MailServer()
        self.addCleanup(stranger.close)
        base = [f"Server.PublicUrl={self.url}", "Mail.From=arena@arena.example", f"Mail.Encryption={self.ENCRYPTION}"]
        for settings in ([f"Mail.Server=127.0.0.1:{stranger.port}"], [f"Mail.Server=127.0.0.1:{self.mail.port}"]):
            done = tulkas("test-mail", ANNA, *options_of(*base, *settings))
            self.assertEqual(done.returncode, 3, done)
        self.assertTrue(stranger.mails.empty())


class SecureMailsFromTheFirstByte(SecureMails):
    MORE = ("--tls",)
    ENCRYPTION = "tls"
