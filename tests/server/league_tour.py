"""Everything that can be asked of the interface about ladders, tournaments and contests."""
import json
import sqlite3

from arena import PASSWORD, wait_until
from tables_tour import UPGRADE

SOON = {"opens": "2020-01-01T00:00:00Z", "closes": "2120-01-01T00:00:00Z"}
PAST = {"opens": "2020-01-01T00:00:00Z", "closes": "2020-01-02T00:00:00Z"}
HOUSE = [{"house": "random"}, {"house": "greedy"}]


def run(coverage, root):
    arena = coverage.arena
    heron = coverage.watched(arena.user("organising-heron"))
    guest = coverage.watched(arena.client())
    number = next(one["id"] for one in all_people(root) if one["name"] == "organising-heron")
    root.request("PATCH", f"/api/v1/people/{number}", {"role": "organiser"})
    heron.post("/session", name="organising-heron", password=PASSWORD)
    look_at_the_ladder(guest)
    hold_tournaments(from_elsewhere(root), heron, guest)
    write_news(from_elsewhere(root), from_elsewhere(heron), guest)
    hold_contests(from_elsewhere(root), from_elsewhere(heron), guest)
    return root


def all_people(root):
    return root.get("/people?limit=200").json()["items"]


def from_elsewhere(client):
    """Nobody organises as fast as a test: so that it is not too fast for one address."""
    client.arena.addresses += 1
    client.headers["X-Forwarded-For"] = f"198.18.{client.arena.addresses >> 8}.{client.arena.addresses & 255}"
    return client


def look_at_the_ladder(guest):
    ladder = wait_until(lambda: guest.get("/ladders/battleship").json()["items"],
                        lambda items: any(one["games"] for one in items))
    played = next(one["id"] for one in ladder if one["games"])
    for path in ("/ladders/go", "/ladders/battleship?limit=x", "/ladders/go/games", "/ladders/battleship/games", "/ladders/battleship/games?limit=x",
                 "/ladders/battleship/games?contender=1"):
        guest.get(path)
    for one in ("x", "999999", played):
        guest.get(f"/ladders/battleship/contenders/{one}")
        guest.get(f"/ladders/battleship/contenders/{one}/history")
        guest.get(f"/ladders/battleship/contenders/{one}/opponents")
    game = guest.get("/ladders/battleship/games").json()["items"][-1]["number"]
    for what in ("", "/record", "/view", "/views", "/logs"):
        for number in ("x", "999999", game):
            guest.get(f"/ladders/battleship/games/{number}{what}")
    record = guest.get(f"/ladders/battleship/games/{game}/record")
    guest.get(f"/ladders/battleship/games/{game}/record", If_None_Match=record.headers["ETag"])
    # It changes with every game, and none may end between two questions.
    wait_until(lambda: guest.get("/ladders/battleship", If_None_Match=guest.get("/ladders/battleship").headers["ETag"]),
               lambda answer: answer.status == 304)


def hold_tournaments(root, heron, guest):
    heron.post("/tournaments", title="Unknown", game="go", entrants=HOUSE)
    heron.post("/tournaments", title="Alone", game="ploy", entrants=HOUSE[:1])
    guest.post("/tournaments", title="Nobody's", game="ploy", entrants=HOUSE)
    made = heron.post("/tournaments", title="Friday's", game="martian-chess", entrants=HOUSE, games=4, seed=7)
    assert made.status == 201, made
    path = f"/tournaments/{made.json()['id']}"
    over = wait_until(lambda: guest.get(path), lambda answer: answer.json()["state"] == "over")
    for what in ("", "/standings", "/cross-table", "/standings.csv", "/cross-table.csv", "/games/0/record"):
        answer = guest.get(path + what)
        guest.get(path + what, If_None_Match=answer.headers["ETag"])
        for wrong in ("x", "999999"):
            guest.get(f"/tournaments/{wrong}{what}")
    for what in ("", "/view", "/views", "/logs"):
        for number in ("x", "999999", "0"):
            guest.get(f"{path}/games/{number}{what}")
    assert [one["points"] for one in guest.get(path + "/standings").json()["items"]] != []
    assert len(guest.get(path + "/cross-table?limit=2&column=2").json()["items"][0]["scores"]) == over.json()["entrants"] - 1
    for what in ("/tournaments", "/tournaments?limit=x", path + "/games", path + "/games?limit=x",
                 "/tournaments/999999/games"):
        guest.get(what)
    cup = heron.post("/tournaments", title="Cup", game="martian-chess", entrants=HOUSE, format="double-elimination")
    bracket = f"/tournaments/{cup.json()['id']}/bracket"
    wait_until(lambda: guest.get(bracket[:-len("/bracket")]), lambda answer: answer.json()["state"] == "over")
    assert guest.get(bracket).json()["matches"][-1]["state"] == "over"
    guest.get(bracket, If_None_Match=guest.get(bracket).headers["ETag"])
    for wrong in ("/tournaments/x", "/tournaments/999999", path):
        guest.get(wrong + "/bracket")
    watch_running_games(root, guest, made.json()["id"])
    other = root.post("/tournaments", title="Long", game="ploy", entrants=HOUSE, games=2000).json()["id"]
    for client, number in ((heron, "x"), (heron, 999999), (heron, other), (root, other), (root, other)):
        client.request("POST", f"/api/v1/tournaments/{number}/retry")
        client.request("POST", f"/api/v1/tournaments/{number}/cancellation")


def hold(arena, token, kind, what):
    """A game that a worker with this token has leased."""
    with sqlite3.connect(arena.data / "tulkas.db", timeout=60) as database:
        made = database.execute(
            "INSERT INTO works (kind, priority, author, what, state, is_cancelled, takes, tries, losses, taker, lease_end, created, "
            "error) VALUES (?, 1, 'otter', ?, 'running', 0, 1, 0, 0, ?, 9000000000000000, 1, '')",
            (kind, json.dumps(what), f"tour #{token}"))
    database.close()
    return made.lastrowid


def watch_running_games(root, guest, tournament):
    arena = guest.arena
    issued = root.post("/work/tokens", label="who plays").json()
    worker = arena.client(Authorization=f"Bearer {issued['token']}")
    worker.seen = guest.seen
    seats = [{"player": f"house {name}", "name": name, "version": None} for name in ("random", "greedy")]
    match = {"game": "ploy", "game_version": 0, "options": {}, "time": {"per_call_ms": 100}, "memory_mb": None, "seats": seats, "seed": 3}
    number = 900000
    pieces = [hold(arena, issued["id"], "ladder game", {"ladder": "ploy", "number": number, "match": match}),
              hold(arena, issued["id"], "tournament game", {"tournament": tournament, "number": number, "match": match})]
    said = {"take": 1, "plies": 0, "from": 0, "moves": [], "shown_from": 0, "shown": []}
    worker.post("/worker/progress", worker="tour", items=[{"id": piece, **said} for piece in (*pieces, 1)])
    worker.post("/worker/progress", worker="tour", items=[{"id": 1}])
    guest.get("/running-games")
    guest.get("/running-games?tournament=x")
    for path in ("/ladders/ploy", f"/tournaments/{tournament}"):
        for which in ("x", 999999, number):
            guest.get(f"{path}/games/{which}/running")
            guest.get(f"{path}/games/{which}/running/views")
            guest.get(f"{path}/games/{which}/running/stream", **UPGRADE)
        guest.get(f"{path}/games/{number}/running/views?limit=x")
        guest.get(f"{path}/games/{number}/running/stream")
    with sqlite3.connect(arena.data / "tulkas.db", timeout=60) as database:
        database.executemany("DELETE FROM works WHERE id = ?", [(piece,) for piece in pieces])
    database.close()


def write_news(root, heron, guest):
    written = heron.post("/news", title="The final", text="On **Friday**.")
    assert written.status == 201, written
    assert heron.post("/news", title="", text="Nothing").status == 400
    guest.post("/news", title="Mine", text="All mine")
    number = written.json()["id"]
    other = root.post("/news", title="Soon", text="More.", published=False).json()["id"]
    for wrong in ("x", "999999", number, other):
        guest.get(f"/news/{wrong}")
        for client, change in ((heron, {"title": ""}), (heron, {"text": "On Monday."}), (guest, {"published": False})):
            client.request("PATCH", f"/api/v1/news/{wrong}", change)
    third = root.post("/news", title="Now", text="Look.").json()["id"]
    assert heron.request("PATCH", f"/api/v1/news/{third}", {"published": False}).status == 403
    assert [one["id"] for one in guest.get("/news").json()["items"]] == [third, number]
    guest.get("/news?limit=x")


def hold_contests(root, heron, guest):
    def ask(client, what, slug="autumn", method="POST", body=None):
        return client.request(method, f"/api/v1/contests/{slug}/{what}", body)

    guest.get("/contests")
    guest.get("/contests?limit=x")
    heron.post("/contests", slug="go", title="Go", game="go", **SOON)
    assert root.post("/contests", slug="autumn", title="Autumn", game="ploy", **SOON).status == 201
    root.post("/contests", slug="autumn", title="Autumn", game="ploy", **SOON)
    for client in (guest, root):
        client.get("/contests/autumn")
    ask(guest, "standing", method="GET")
    for what in ("announcement", "announcement", "dry-run", "freeze", "publication"):
        ask(heron, what)
        ask(root, what)
    contest = root.get("/contests/autumn").json()["id"]
    heron.request("POST", f"/api/v1/submissions?game=battleship&file=bot.txt&contest={contest}", b"of another game",
                  Content_Type="application/octet-stream")
    for client in (heron, root):
        for what in ("grades.csv", "submissions.zip", "submissions.zip?versions=few"):
            ask(client, what, method="GET")
        for body in ({"title": "The autumn"}, {"terms": {"wins": 3}}, {"closes": "soon"}):
            client.request("PATCH", "/api/v1/contests/autumn", body)
    ask(guest, "standing", method="GET")
    for what in ("announcement", "dry-run", "freeze", "publication"):
        ask(heron, what, slug="winter")
    ask(heron, "grades.csv", slug="winter", method="GET")
    ask(guest, "standing", slug="winter", method="GET")
    heron.request("PATCH", "/api/v1/contests/winter", {"title": "Winter"})
    bring_to_an_end(root, ask)


def bring_to_an_end(root, ask):
    assert ask(root, "freeze").status == 422  # it is open
    house = {"terms": {"house": ["random", "greedy"]}}
    root.post("/contests", slug="next", title="Next", game="ploy", **SOON, **house)
    assert ask(root, "dry-run", slug="next").status == 201
    # The server freezes contests by itself as well: now and then it is quicker.
    for number in range(100):
        slug = f"past{number}"
        from_elsewhere(root).post("/contests", slug=slug, title="Past", game="ploy", **PAST)
        ask(root, "announcement", slug=slug)
        if ask(root, "freeze", slug=slug).status == 200:
            break
    wait_until(lambda: root.get(f"/contests/{slug}").json(), lambda contest: contest["state"] == "frozen")
    assert ask(root, "publication", slug=slug).status == 200
    assert ask(root, "standing", slug=slug, method="GET").status == 200
