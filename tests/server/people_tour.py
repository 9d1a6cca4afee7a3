"""Everything that can be asked of the interface about people."""
from arena import PASSWORD
from totp import codes


def run(coverage, _root):
    arena = coverage.arena
    guest = coverage.watched(arena.client())
    guest.get("/openapi.json")
    guest.get("/openapi.json", If_None_Match="*")
    guest.post("/people", name="early", password=PASSWORD)  # before there is an administrator

    root = coverage.watched(arena.client())
    root.post("/first-administrator", link="wrong", name="root", password=PASSWORD)
    root.post("/first-administrator", link=arena.first_link(), name="root", password=PASSWORD)
    root.get("/session")

    otter = coverage.watched(arena.client())
    otter.post("/people", name="otter", password=PASSWORD)
    guest.post("/people", name="Otter", password=PASSWORD)
    guest.post("/session", name="otter", password="wrong password")
    otter.post("/session", name="otter", password=PASSWORD)
    otter.request("PUT", "/api/v1/password", {"old": "wrong password", "password": PASSWORD})
    otter.request("PUT", "/api/v1/password", {"old": PASSWORD, "password": "a newer password"})

    guest.get("/institutions")
    guest.post("/institutions/none/login")
    guest.post("/institutions/none/session", state="x", code="x")
    otter.post("/institutions/none/link")
    otter.get("/links")
    otter.request("DELETE", "/api/v1/links/none")
    otter.request("PUT", "/api/v1/display-name", {"display_name": "Ótter Ödön"})
    otter.request("PUT", "/api/v1/display-name", {"display_name": "r\u043e\u043et"})  # Cyrillic letters
    otter.request("PUT", "/api/v1/display-name", {"display_name": " "})

    otter.get("/email")
    otter.request("PUT", "/api/v1/email", {"address": "otter@river.example", "password": "a newer password"})
    otter.post("/email/link")
    otter.post("/email/confirmation", link="guess")
    guest.post("/password-wishes", address="otter@river.example")

    otter.get("/sessions")
    elsewhere = coverage.watched(arena.client())
    elsewhere.post("/session", name="otter", password="a newer password")
    session = next(one["id"] for one in otter.get("/sessions").json()["items"] if not one["current"])
    otter.request("DELETE", f"/api/v1/sessions/{session}")
    otter.request("DELETE", f"/api/v1/sessions/{session}")
    otter.post("/tokens", label="lent", scopes=["read", "play"], expires="2120-01-01T00:00:00Z")
    otter.post("/tokens", label="void", scopes=[])
    otter.post("/tokens", label="laptop")
    token = otter.get("/tokens").json()["items"][0]["id"]
    otter.request("DELETE", f"/api/v1/tokens/{token}")
    otter.request("DELETE", f"/api/v1/tokens/{token}")
    otter.request("DELETE", "/api/v1/tokens/x")

    otter.get("/people")
    otter.get("/invitation-codes")
    root.get("/people?limit=1")
    root.get("/people?limit=x")
    root.request("PATCH", "/api/v1/people/2", {"role": "organiser"})
    otter.post("/session", name="otter", password="a newer password")  # the new role has ended the session
    guest.get("/registration")
    root.post("/invitation-codes", label="class A", most_uses=30, expires="2120-01-01T00:00:00Z")
    root.post("/invitation-codes", label="")
    code = root.get("/invitation-codes").json()["items"][0]["id"]
    root.request("DELETE", f"/api/v1/invitation-codes/{code}")
    root.request("DELETE", f"/api/v1/invitation-codes/{code}")
    root.request("DELETE", "/api/v1/invitation-codes/x")
    root.request("PATCH", "/api/v1/people/1", {"role": "user"})
    root.request("PATCH", "/api/v1/people/99", {"role": "user"})
    root.request("PATCH", "/api/v1/people/x", {"role": "user"})
    otter.request("PATCH", "/api/v1/people/1", {"role": "user"})

    tour_of_second_factor(coverage, root)
    link = root.request("POST", "/api/v1/people/2/new-password-link").json()["link"]
    root.request("POST", "/api/v1/people/99/new-password-link")
    root.request("POST", "/api/v1/people/x/new-password-link")
    otter.request("POST", "/api/v1/people/1/new-password-link")
    guest.post("/new-password", link=link, password="the newest password")
    guest.post("/new-password", link=link, password="the newest password")
    otter.post("/session", name="otter", password="the newest password")
    otter.request("DELETE", "/api/v1/session")
    otter.post("/session", name="otter", password="the newest password")
    otter.request("DELETE", "/api/v1/sessions")
    return root


def tour_of_second_factor(coverage, root):
    badger = coverage.watched(coverage.arena.client())
    number = badger.post("/people", name="badger", password=PASSWORD).json()["id"]
    badger.get("/second-factor")
    badger.post("/second-factor", password="a wrong password")
    first, second, third = codes(badger.post("/second-factor", password=PASSWORD).json()["secret"])
    badger.request("PUT", "/api/v1/second-factor", {"code": "x"})
    badger.request("PUT", "/api/v1/second-factor", {"code": first})
    badger.request("PUT", "/api/v1/second-factor", {"code": first})
    badger.post("/second-factor", password=PASSWORD)
    badger.post("/session", name="badger", password=PASSWORD)
    badger.post("/session", name="badger", password=PASSWORD, code=second)
    badger.post("/second-factor/removal", code="x")
    badger.post("/second-factor/removal", code=third)
    badger.request("DELETE", f"/api/v1/people/{number}/second-factor")
    for whom in (1, number, 99, "x"):
        root.request("DELETE", f"/api/v1/people/{whom}/second-factor")
    guesser = coverage.watched(coverage.arena.client())
    guesser.post("/people", name="guesser", password=PASSWORD)
    guesser.post("/second-factor", password=PASSWORD)
    for _ in range(6):
        guesser.request("PUT", "/api/v1/second-factor", {"code": "x"})  # until it has guessed too often
