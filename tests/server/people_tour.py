"""Everything that can be asked of the interface about people."""
from arena import PASSWORD


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

    otter.post("/tokens", label="laptop")
    token = otter.get("/tokens").json()["items"][0]["id"]
    otter.request("DELETE", f"/api/v1/tokens/{token}")
    otter.request("DELETE", f"/api/v1/tokens/{token}")
    otter.request("DELETE", "/api/v1/tokens/x")

    otter.get("/people")
    root.get("/people?limit=1")
    root.get("/people?limit=x")
    root.request("PATCH", "/api/v1/people/2", {"role": "organiser"})
    root.request("PATCH", "/api/v1/people/1", {"role": "user"})
    root.request("PATCH", "/api/v1/people/99", {"role": "user"})
    root.request("PATCH", "/api/v1/people/x", {"role": "user"})
    otter.request("PATCH", "/api/v1/people/1", {"role": "user"})

    link = root.request("POST", "/api/v1/people/2/new-password-link").json()["link"]
    root.request("POST", "/api/v1/people/99/new-password-link")
    root.request("POST", "/api/v1/people/x/new-password-link")
    otter.request("POST", "/api/v1/people/1/new-password-link")
    guest.post("/new-password", link=link, password="the newest password")
    guest.post("/new-password", link=link, password="the newest password")
    otter.post("/session", name="otter", password="the newest password")
    otter.request("DELETE", "/api/v1/session")
    return root
