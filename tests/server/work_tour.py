"""Everything that an administrator can ask about the arena's work."""
import sqlite3

from tables_tour import UPGRADE


def add(arena, state, number):
    """A piece of a kind that nobody knows how to do: it stays as it is."""
    with sqlite3.connect(arena.data / "tulkas.db", timeout=60) as database:
        made = database.execute(
            "INSERT INTO works (kind, priority, author, what, state, is_cancelled, takes, tries, losses, taker, created, "
            "error) VALUES ('unheard-of', 0, 'otter', '{}', ?, 0, 0, 0, 0, '', ?, '')", (state, number))
    database.close()
    return made.lastrowid


def hold(arena, token):
    """A piece that a worker with this token has leased, whose worker needs a source: the number of the piece, and the source's
    key."""
    with sqlite3.connect(arena.data / "tulkas.db", timeout=60) as database:
        number, source = database.execute("SELECT id, source FROM submissions WHERE deleted IS NULL ORDER BY id LIMIT 1").fetchone()
        made = database.execute(
            "INSERT INTO works (kind, priority, author, what, state, is_cancelled, takes, tries, losses, taker, lease_end, created, "
            "error) VALUES ('judge', 0, 'otter', ?, 'running', 0, 1, 0, 0, ?, 9000000000000000, 1, '')",
            (f'{{"submission": {number}}}', f"tour #{token}"))
    database.close()
    return made.lastrowid, source


def drop(arena, piece):
    with sqlite3.connect(arena.data / "tulkas.db", timeout=60) as database:
        database.execute("DELETE FROM works WHERE id = ?", (piece,))
    database.close()


def run_worker(coverage, root):
    """All that a worker elsewhere can ask."""
    arena = coverage.arena
    issued = root.post("/work/tokens", label="a machine").json()
    root.get("/work/tokens")
    root.post("/work/tokens", label="")
    piece, source = hold(arena, issued["id"])
    worker = coverage.watched(arena.client(Authorization=f"Bearer {issued['token']}"))
    version = coverage.document["info"]["version"]
    for said in (version, "0.0.0", 7):
        worker.post("/worker/hello", worker="tour", version=said, threads=2, trouble="")
    wish = {"worker": "tour", "priorities": ["judging"], "but_not_of": ["x"], "most": 1}
    worker.post("/worker/leases", kinds=["unheard-of"], **wish)
    worker.post("/worker/leases", kinds="all", **wish)
    worker.get("/worker/hints", **UPGRADE)
    worker.get("/worker/hints")
    for name in ("tour", 7):
        worker.post("/worker/leases/renew", worker=name)
        worker.post("/worker/leave", worker=name)
        worker.post("/worker/reports", worker=name, items=[{"id": piece, "take": 9, "ending": "given_back"}])
    for number, key, take in ((piece, source, 1), (piece, "0" * 64, 1), (piece, source, 9), ("x", source, 1)):
        worker.get(f"/worker/pieces/{number}/contents/{key}?worker=tour&take={take}")
    for number, take, nickname in ((piece, 1, "Nobody Has This"), (piece, 1, "muskrat"), (piece, 9, "x"), ("x", 1, "x")):
        worker.post(f"/worker/pieces/{number}/events", worker="tour", take=take, event={"nickname": nickname})
    drop(arena, piece)
    for number in (issued["id"], issued["id"], "x"):
        root.request("DELETE", f"/api/v1/work/tokens/{number}")


def run(coverage, root):
    arena = coverage.arena
    muskrat = coverage.watched(arena.user("muskrat"))
    waiting, failed = add(arena, "waiting", 1), add(arena, "failed", 2)
    for client in (root, muskrat):
        client.get("/work?state=failed")
        client.get("/work/counts")
        client.get("/work/workers")
        client.get("/work/tokens")
        client.request("DELETE", f"/api/v1/work/{waiting}")
        client.request("POST", f"/api/v1/work/{failed}/retry")
    run_worker(coverage, root)
    root.get("/work?limit=1")
    root.get("/work?state=lost")
    for number in (waiting, 9999, "x"):
        root.request("DELETE", f"/api/v1/work/{number}")
        root.request("POST", f"/api/v1/work/{number}/retry")
    return root
