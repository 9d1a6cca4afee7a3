"""Everything that can be asked of the interface about games, and those that people hand in."""
from game_packages import author, files_of, hand_in, packed, tried_out

VIEWER = ('starters = ["bots/greedy.py"]', 'starters = ["bots/greedy.py", "kit"]\nviewer = "viewer.html"')
READABLE = ("/rules", "/starters", "/starters/greedy.py", "/starters/kit", "/viewer")


def nim(*changes):
    files = files_of("nim", *changes)
    kit = {"kit/tulkas.toml": 'main = "bot.py"\n', "kit/bot.py": files["bots/greedy.py"]}
    return packed({**files, **kit, "viewer.html": "<p>Nim"})


def run(coverage, root):
    arena = coverage.arena
    marten = coverage.watched(author(arena, root, "marten"))
    polecat = coverage.watched(author(arena, root, "polecat"))
    hand_in(polecat, b"no archive")
    refused = tried_out(marten, packed({**files_of("nim"), "engine.py": "raise ValueError"}))
    path = tried_out(marten, nim(VIEWER))
    other = tried_out(marten, nim(VIEWER))
    taken_back = f"/game-packages/{hand_in(marten, nim(('version = 1', 'version = 2'))).json()['id']}"
    marten.get(taken_back + "/report")
    for where in (taken_back, taken_back, "/game-packages/x", "/game-packages/9999"):
        marten.request("DELETE", f"/api/v1{where}")
    for client in (marten, polecat):
        client.get("/game-packages?state=waiting")
        client.get("/game-packages?limit=x")
        for where in (path, "/game-packages/x"):
            for what in ("", "/report", "/archive"):
                client.get(where + what)
    marten.request("POST", f"/api/v1{path}/approval")
    for where in (path, path, refused, "/game-packages/x", "/game-packages/9999"):
        root.request("POST", f"/api/v1{where}/approval")
    for where in (other, other, "/game-packages/9999"):
        root.request("POST", f"/api/v1{where}/refusal", {"why": "twice is enough"})
    marten.request("POST", f"/api/v1{other}/refusal", {"why": "it is mine"})
    for where in (path, other, other, "/game-packages/x"):
        marten.request("POST", f"/api/v1{where}/deletion")
    read(marten)
    examples(polecat, root)
    for client, game in ((polecat, "nim"), (marten, "go"), (marten, "nim"), (marten, "nim")):
        client.request("POST", f"/api/v1/games/{game}/withdrawal")
    return root


def examples(client, root):
    """The games that come with the program. The arena has a nim already, and it is another author's."""
    for who in (client, root):
        who.get("/example-games")
        for game in ("othello", "go"):
            who.get(f"/example-games/{game}/picture")
        for game in ("knights-tour", "nim", "go"):
            who.request("POST", f"/api/v1/example-games/{game}")


def read(client):
    client.get("/games")
    for game in ("nim", "ploy", "go"):
        client.get(f"/games/{game}")
        for what in READABLE:
            tag = client.get(f"/games/{game}{what}").headers["ETag"]
            client.get(f"/games/{game}{what}?version=1", If_None_Match=tag or "")
            client.get(f"/games/{game}{what}?version=x")
    client.get("/games/nim/starters/perfect.cpp")
