"""Everything that can be asked of the interface about games and tables."""
from match import from_elsewhere

ME, OPEN, INVITED = {"kind": "me"}, {"kind": "open"}, {"kind": "invited"}
UPGRADE = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13",
           "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ=="}


def make(client, seats, **more):
    return f"/tables/{client.post('/tables', game='ploy', seats=seats, **more).json()['table']['id']}"


def run(coverage, root):
    arena = coverage.arena
    beaver, heron = (coverage.watched(arena.user(name)) for name in ("beaver", "heron"))
    guest = coverage.watched(arena.client())
    for path in ("/games", "/games/ploy", "/games/go", "/tables", "/tables?limit=x"):
        guest.get(path)

    table = make(beaver, [ME, OPEN])
    beaver.post("/tables", game="go", seats=[])
    guest.post("/tables", game="ploy", seats=[ME, OPEN], casual=False)
    look_at_what_is_not_there(guest)
    sit_down(beaver, heron, guest, table)
    play(beaver, heron, guest, table)
    end(beaver, heron, guest, table)
    stream(guest, table)
    make_too_many(coverage.watched(arena.user("collector")))
    return root


def make_too_many(client):
    while from_elsewhere(client).post("/tables", game="ploy", seats=[ME, OPEN]).status == 201:
        pass


def look_at_what_is_not_there(guest):
    for number in ("x", "99"):
        for what in ("", "/events", "/record", "/legal-moves", "/picture", "/views"):
            guest.get(f"/tables/{number}{what}")
        guest.get(f"/tables/{number}/stream", **UPGRADE)
        guest.request("DELETE", f"/api/v1/tables/{number}/seat")
        guest.post(f"/tables/{number}/seat")
        guest.post(f"/tables/{number}/moves", move="a")
        guest.post(f"/tables/{number}/draw", answer="offer")
        guest.post(f"/tables/{number}/takeback", answer="offer")
        guest.post(f"/tables/{number}/chat", text="hello")
        for what in ("resignation", "rematch", "claim"):
            guest.request("POST", f"/api/v1/tables/{number}/{what}")


def sit_down(beaver, heron, guest, table):
    beaver.post(table + "/seat")
    guest.request("DELETE", f"/api/v1{table}/seat")
    guest.post(make(beaver, [ME, INVITED]) + "/seat")
    other = make(heron, [ME, OPEN])
    heron.request("DELETE", f"/api/v1{other}/seat")
    heron.post(table + "/seat")
    guest.post(table + "/seat")
    beaver.request("DELETE", f"/api/v1{table}/seat")


def play(beaver, heron, guest, table):
    for client in (beaver, heron, guest):
        client.get(table)
        client.get(table + "/legal-moves")
    move = beaver.get(table + "/legal-moves").json()["moves"][0]
    for client in (guest, heron, beaver):
        client.post(table + "/moves", move=move)
    beaver.post(table + "/moves", move=move, after=0)
    for client in (guest, beaver, heron):
        client.request("POST", f"/api/v1{table}/claim")
    for client in (guest, heron, heron):
        client.post(table + "/draw", answer="offer")
        client.post(table + "/takeback", answer="offer")
        client.post(table + "/chat", text="good luck")
    beaver.post(table + "/takeback", answer="offer")
    while from_elsewhere(beaver).post(table + "/chat", text="think").status == 200:
        pass
    guest.get(table + "/picture")
    guest.get(table + "/views?from=1&limit=2")
    guest.get(table + "/events")
    guest.get(table + "/record")


def end(beaver, heron, guest, table):
    def ask(client, what, where=table):
        client.request("POST", f"/api/v1{where}/{what}")

    ask(beaver, "rematch")
    for client in (guest, heron, heron):
        ask(client, "resignation")
    record = guest.get(table + "/record")
    guest.get(table + "/record", If_None_Match=record.headers["ETag"])
    for client in (guest, beaver, beaver, heron):
        ask(client, "rematch")


def stream(guest, table):
    guest.get(table + "/stream")
    guest.get(table + "/stream", **UPGRADE)
