"""A network between a program and PostgreSQL that fails on command: it goes silent, or loses the answer to a COMMIT."""
import asyncio
import contextlib
import re
import threading


class Proxy:
    """Listens at a port of this machine, and passes on to PostgreSQL's socket."""

    def __init__(self, postgresql):
        self.target = f"{postgresql.directory}/.s.PGSQL.5432"
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        self.on_statement = None  # a piece of a statement, and what happens at it
        self.tasks = set()
        self.happened = threading.Event()  # what was ordered
        self.port = self.call(self.start())

    def call(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(60)

    async def start(self):
        self.flows = asyncio.Event()
        self.flows.set()
        self.server = await asyncio.start_server(self.welcome, "127.0.0.1", 0)
        return self.server.sockets[0].getsockname()[1]

    def address(self, database):
        """The connection string of a database, by way of this."""
        name = re.search(r"@/(\w+)", database)[1]
        return f"postgresql://tulkas:secret@127.0.0.1:{self.port}/{name}?sslmode=disable"

    async def welcome(self, reader, writer):
        self.tasks.add(asyncio.current_task())
        try:
            first = await reader.read(65536)
            await self.flows.wait()
            if reader.at_eof():  # gave up meanwhile: the server need not know
                writer.close()
                return
            from_server, to_server = await asyncio.open_unix_connection(self.target)
            to_server.write(first)
            link = {"loses": False, "client": writer, "server": to_server}
            await asyncio.gather(self.pass_on(reader, to_server, link, True), self.pass_on(from_server, writer, link, False))
        except (OSError, asyncio.CancelledError):
            writer.close()
        finally:
            self.tasks.discard(asyncio.current_task())

    async def pass_on(self, reader, writer, link, is_question):
        """What is sent meanwhile waits, as it does in a network; and so does the end of a connection."""
        try:
            while data := await reader.read(65536):
                await self.flows.wait()
                if is_question and self.on_statement and self.on_statement[0] in data:
                    (_, what), self.on_statement = self.on_statement, None
                    what(link)
                if not is_question and link["loses"]:
                    link["client"].transport.abort()
                    link["loses"] = False
                    link["lost"]()
                    continue  # the server ends its transaction as if nothing had happened
                writer.write(data)
                await writer.drain()
            await self.flows.wait()
        except OSError:
            pass
        writer.close()

    def lose_next_commit(self, then_be_silent=False):
        """It is carried out, but nobody hears of it: the connection breaks before the answer."""
        self.happened.clear()

        def lost():
            if then_be_silent:
                self.flows.clear()
            self.happened.set()

        self.on_statement = b"COMMIT", lambda link: link.update(loses=True, lost=lost)

    def silent_behind(self, statement):
        """From the moment on at which the server has that, nothing passes any more."""
        self.happened.clear()

        def what(_link):
            self.loop.call_soon(self.flows.clear)  # behind this one
            self.happened.set()

        self.on_statement = statement, what

    def set_silent(self, silent):
        self.loop.call_soon_threadsafe(self.flows.clear if silent else self.flows.set)

    @contextlib.contextmanager
    def silent(self):
        self.set_silent(True)
        try:
            yield
        finally:
            self.set_silent(False)

    def close(self):
        async def end():
            self.server.close()
            for task in list(self.tasks):
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

        self.call(end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
