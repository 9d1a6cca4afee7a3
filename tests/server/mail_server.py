"""A mail server (aiosmtpd), as a program of its own: prints its port, then every mail that it takes as one line of JSON.

It is run by Debian's Python, which has the package. A recipient named refused@… is refused for good; busy@… is told to come later, the first time.
"""
import argparse
import asyncio
import json
import ssl
import sys
import threading

from aiosmtpd.smtp import SMTP, AuthResult


class Handler:
    def __init__(self):
        self.busy = set()

    async def handle_RCPT(self, _server, _session, envelope, address, _options):
        if address.startswith("refused@"):
            return "550 5.1.1 no such person"
        if address.startswith("busy@") and address not in self.busy:
            self.busy.add(address)
            return "451 4.3.0 come later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server, session, envelope):
        mail = {"from": envelope.mail_from, "to": envelope.rcpt_tos, "content": envelope.content.decode("ascii"),
                "encrypted": session.ssl is not None, "user": session.auth_data if session.authenticated else None}
        print(json.dumps(mail), flush=True)
        return "250 OK"


def check_password(password):
    def check(_server, _session, _envelope, _mechanism, data):
        right = data.password == password.encode()
        return AuthResult(success=right, handled=right, auth_data=data.login.decode())
    return check


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--certificate")
    parser.add_argument("--key")
    parser.add_argument("--tls", action="store_true", help="from the first byte")
    parser.add_argument("--password", help="which every user has, and needs")
    arguments = parser.parse_args()
    context = None
    if arguments.certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(arguments.certificate, arguments.key)
    options = {"hostname": "mail.test"}
    if arguments.password:
        options.update(auth_required=True, authenticator=check_password(arguments.password), auth_require_tls=not arguments.tls)
    if context and not arguments.tls:
        options.update(tls_context=context, require_starttls=True)
    handler = Handler()
    loop = asyncio.new_event_loop()
    server = loop.run_until_complete(loop.create_server(lambda: SMTP(handler, loop=loop, **options), "127.0.0.1", arguments.port,
                                                        ssl=context if arguments.tls else None))
    print(server.sockets[0].getsockname()[1], flush=True)
    # Until whoever started it goes.
    threading.Thread(target=lambda: (sys.stdin.read(), loop.call_soon_threadsafe(loop.stop)), daemon=True).start()
    loop.run_forever()


if __name__ == "__main__":
    main()
