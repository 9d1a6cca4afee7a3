#!/usr/bin/env python3
"""What workers elsewhere cost that have nothing to do: the share of a core, of PostgreSQL and of the server.

    TULKAS=build/release/tulkas ROOT=. bench/server/idle_workers.py [WORKERS [SECONDS]]

Each does what `tulkas worker` does without work: it keeps a line for hints, asks for work every fifteen seconds, and says every
twenty that it is there. Then a piece of work comes, and it is measured how soon one of them hears of it.
"""
import concurrent.futures
import contextlib
import os
import pathlib
import queue
import random
import selectors
import sys
import threading
import time
from itertools import zip_longest

sys.path.insert(0, str(pathlib.Path(os.environ["ROOT"]).resolve() / "tests/server"))
from arena import Arena  # noqa: E402
from fleet_test import Impostor  # noqa: E402
from postgresql import PostgreSql  # noqa: E402
from websocket import WebSocket  # noqa: E402
from workers_test import new_token  # noqa: E402

WORKERS, SECONDS = (int(given) if given else usual for given, usual in zip_longest(sys.argv[1:3], (500, 60)))
ASKS, SAYS = 15, 20  # seconds from one to the next


def seconds_of(processes):
    ticks = 0
    for process in processes:
        fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def listen(lines, told):
    """Answers pings, and notes when somebody is told of work."""
    selector = selectors.DefaultSelector()
    for line in lines:
        selector.register(line.socket, selectors.EVENT_READ, line)
    with contextlib.suppress(ConnectionError):  # at the end
        while True:
            for key, _ in selector.select():
                if key.data.next_frame() == "work":
                    told.put(time.monotonic())


def main():
    database = PostgreSql()
    arena = Arena("--database", database.new_database(), "--set", "Work.LeaveToWorkers=true")
    root = arena.administrator()
    token = new_token(arena, "idle")
    workers = [Impostor(arena, token, f"idle {number}") for number in range(WORKERS)]
    lines = [WebSocket(arena.port, "/api/v1/worker/hints", authorization=f"Bearer {token}") for _ in workers]
    for line in lines:
        line.send(b"idle")
    told = queue.Queue()
    threading.Thread(target=listen, args=(lines, told), daemon=True).start()
    events = sorted((random.uniform(0, pause) + again * pause, number, ask) for number, worker in enumerate(workers)
                    for pause, ask in ((ASKS, worker.lease), (SAYS, worker.hello)) for again in range(SECONDS // pause + 1))
    events = [event for event in events if event[0] < SECONDS]
    before = seconds_of(database.processes()), seconds_of([arena.process.pid])
    begin = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        for moment, _, ask in events:
            time.sleep(max(0, begin + moment - time.monotonic()))
            pool.submit(ask)
    took = time.monotonic() - begin
    shares = [100 * (after - first) / took for first, after in
              zip(before, (seconds_of(database.processes()), seconds_of([arena.process.pid])))]
    print(f"{WORKERS} idle workers, {len(events) / took:.0f} requests a second: PostgreSQL {shares[0]:.2f} % of a core, the server {shares[1]:.2f} %")

    begin = time.monotonic()
    root.post("/tournaments", title="Friday's", game="martian-chess", entrants=[{"house": "random"}, {"house": "greedy"}], games=2)
    print(f"told of work {1000 * (told.get(timeout=30) - begin):.1f} ms after it was asked for")
    arena.close()
    database.close()


if __name__ == "__main__":
    main()
