"""Everything that an administrator can ask about the arena's work."""
import sqlite3


def add(arena, state, number):
    """A piece of a kind that nobody knows how to do: it stays as it is."""
    with sqlite3.connect(arena.data / "tulkas.db", timeout=60) as database:
        made = database.execute(
            "INSERT INTO works (kind, priority, author, what, state, is_cancelled, takes, tries, losses, taker, created, "
            "error) VALUES ('unheard-of', 0, 'otter', '{}', ?, 0, 0, 0, 0, '', ?, '')", (state, number))
    database.close()
    return made.lastrowid


def run(coverage, root):
    arena = coverage.arena
    muskrat = coverage.watched(arena.user("muskrat"))
    waiting, failed = add(arena, "waiting", 1), add(arena, "failed", 2)
    for client in (root, muskrat):
        client.get("/work?state=failed")
        client.get("/work/counts")
        client.get("/work/workers")
        client.request("DELETE", f"/api/v1/work/{waiting}")
        client.request("POST", f"/api/v1/work/{failed}/retry")
    root.get("/work?limit=1")
    root.get("/work?state=lost")
    for number in (waiting, 9999, "x"):
        root.request("DELETE", f"/api/v1/work/{number}")
        root.request("POST", f"/api/v1/work/{number}/retry")
    return root
