"""Everything that can be asked of the interface about bots and submissions."""
import os
import pathlib

from tables_tour import UPGRADE

GOOD = (pathlib.Path(os.environ["ROOT"]) / "examples/bots/python/martian_chess_miser.py").read_bytes()
SLEEPER = b"import time\ntime.sleep(600)\n"
PRIVATE = ("", "/events", "/source", "/build-output", "/report", "/report.json", "/games/1/record", "/games/1/log",
           "/games/1/logs", "/games/1/view", "/games/1/views")


def hand_in(client, name, source, game="martian-chess"):
    return client.request("POST", f"/api/v1/submissions?game={game}&file={name}", source,
                          Content_Type="application/octet-stream")


def run(coverage, root):
    arena = coverage.arena
    weasel, stoat = (coverage.watched(arena.user(name)) for name in ("weasel", "stoat"))
    hand_in(weasel, "bot.py", GOOD, "go")  # there is no such game
    hand_in(weasel, "", b"x")
    made = hand_in(weasel, "miser.py", GOOD).json()
    path, bot = f"/submissions/{made['id']}", made["bot"]["id"]
    for client in (weasel, stoat):
        client.get(f"/submissions?bot={bot}")
        client.get(path + "/stream", **UPGRADE)
    sleeper = f"/submissions/{hand_in(weasel, 'sleeper.py', SLEEPER).json()['id']}"
    for who, where in ((stoat, sleeper), (weasel, sleeper), (weasel, sleeper), (weasel, "/submissions/x")):
        who.request("DELETE", f"/api/v1{where}")
    weasel.get(sleeper + "/report")
    weasel.get(sleeper + "/report.json")
    weasel.get("/storage")
    for who, where in ((weasel, path), (stoat, sleeper), (weasel, sleeper), (weasel, sleeper), (weasel, "/submissions/x")):
        who.request("POST", f"/api/v1{where}/deletion", b"")
    while weasel.get(path).json()["finished"] is None:
        pass
    for what in PRIVATE:
        weasel.get(path + what)
        stoat.get(path + what)
        weasel.get("/submissions/x" + what)
    weasel.get("/submissions?limit=1")
    weasel.get("/submissions/x/stream", **UPGRADE)
    weasel.get(path + "/stream")
    for what in ("?game=martian-chess", "?limit=x", f"/{bot}", "/9999", "/x"):
        stoat.get("/bots" + what)
    for where in ("martian-chess/languages", "go/languages", "martian-chess/languages/go/starter",
                  "martian-chess/languages/basic/starter"):
        stoat.get("/games/" + where)
    return root
