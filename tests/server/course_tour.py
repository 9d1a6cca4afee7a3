"""Everything that can be asked of the interface about courses."""
from arena import PASSWORD
from league_tour import SOON, all_people, from_elsewhere

ROSTER = b"student_number,name,section,account\n1,Otter,A,\n2,Vole,B,touring-vole\n"


def run(coverage, root):
    arena = coverage.arena
    owner, other = (coverage.watched(arena.user(name)) for name in ("touring-heron", "touring-vole"))
    number = next(one["id"] for one in all_people(root) if one["name"] == "touring-heron")
    root.request("PATCH", f"/api/v1/people/{number}", {"role": "organiser"})
    owner.post("/session", name="touring-heron", password=PASSWORD)
    guest = coverage.watched(arena.client())
    for client in (owner, other, guest):
        from_elsewhere(client)
    make_courses(owner, other, guest)
    bring_a_class_in(owner, other, guest)
    give_roles(owner, other, guest)
    make_teams(owner, other, guest, coverage.watched(arena.user("touring-stork")))
    return root


def make_courses(owner, other, guest):
    for client in (guest, other, owner, owner):
        client.post("/courses", slug="ai", title="AI")
    owner.post("/courses", slug="A I", title="AI")
    for client in (guest, other, owner):
        client.get("/courses")
        client.get("/courses/ai")
        client.get("/courses?limit=x")
        client.request("PATCH", "/api/v1/courses/ai", {"title": "AI and games"})
    owner.request("PATCH", "/api/v1/courses/ai", {"title": ""})


def roster(client, text, query="", course="ai"):
    return client.request("POST", f"/api/v1/courses/{course}/roster{query}", text, Content_Type="application/octet-stream")


def bring_a_class_in(owner, other, guest):
    assert roster(owner, ROSTER, "?preview=true").json()["applied"] is False
    roster(owner, b"nonsense")
    for client in (guest, other, owner):
        roster(client, ROSTER)
    assert other.get("/courses/ai").json()["you"]["section"] == "B", "the roster named the account"
    roster(other, ROSTER)
    for client in (guest, other, owner):
        for what in ("members", "log"):
            client.get(f"/courses/ai/{what}")
            client.get(f"/courses/none/{what}")
            client.get(f"/courses/ai/{what}?limit=x")
    members = owner.get("/courses/ai/members").json()["items"]
    for client in (guest, other, owner):
        for path in ("ai/members/x", "ai/members/999999", f"ai/members/{members[0]['id']}"):
            client.request("PATCH", f"/api/v1/courses/{path}", {"section": "C"})
    for client in (guest, other, owner):
        for course in ("none", "ai"):
            made = client.post(f"/courses/{course}/join-code")
    code = made.json()["code"]
    for client in (guest, other):
        for wish in ({"code": "guess", "student_number": "1"}, {"code": code, "student_number": "1"},
                     {"code": code, "student_number": "2"}, {}):
            client.post("/courses/ai/membership", **wish)
    for client in (guest, other, owner):
        for course in ("none", "ai"):
            client.request("DELETE", f"/api/v1/courses/{course}/join-code")


def teams_of(client, text, query=""):
    return client.request("POST", f"/api/v1/contests/together/teams{query}", text, Content_Type="application/octet-stream")


def make_teams(owner, other, guest, stork):
    from_elsewhere(stork)
    roster(owner, b"student_number,name,account\n8,Stork,touring-stork\n9,Crane,\n")
    rules = {"least": 2, "most": 2, "by_students": True}
    made = owner.post("/contests", slug="together", title="Together", game="ploy", course="ai", **SOON,
                      terms={"teams": rules})
    assert made.status == 201, made
    owner.post("/contests/together/announcement")
    for client in (guest, owner, stork, stork):
        client.get("/contests/none/team")
        client.get("/contests/together/team")
        client.post("/contests/none/team", name="Rats")
        client.post("/contests/together/team", name="Rats")
    mine = "/contests/together/team"
    assert stork.get(mine).json()["team"]["name"] == "Rats"
    assert other.post(mine, name="rats").status == 409
    for client in (guest, owner, other, stork):
        for student in ("nobody", "2"):
            client.post(f"{mine}/invitations", student=student)
    team = stork.get(mine).json()["team"]
    member = team["invited"][0]["member"]
    for client in (guest, owner, stork, stork):
        client.request("DELETE", f"/api/v1{mine}/invitations/{member}")
    for method in ("DELETE", "POST"):
        stork.post(f"{mine}/invitations", student="touring-vole")
        for client in (guest, owner, other, other):
            client.request(method, f"/api/v1/contests/together/teams/{team['id']}/membership")
        other.request(method, "/api/v1/contests/together/teams/x/membership")
    assert len(stork.get(mine).json()["team"]["members"]) == 2
    for client in (guest, owner, other, other):
        client.request("DELETE", f"/api/v1{mine}")
    put_into_teams(owner, other, guest, team["id"])
    owner.request("PATCH", "/api/v1/contests/together", {"terms": {"teams": {**rules, "by_students": False}}})
    for path, wish in (("team", {"name": "Mice"}), ("team/invitations", {"student": "9"}),
                       (f"teams/{team['id']}/membership", {})):
        stork.post(f"/contests/together/{path}", **wish)
    stork.request("DELETE", "/api/v1/contests/none/team")
    for path in ("team", f"team/invitations/{member}", f"teams/{team['id']}/membership"):
        stork.request("DELETE", f"/api/v1/contests/together/{path}")


def put_into_teams(owner, other, guest, team):
    member = owner.get("/contests/together/teams").json()["alone"][0]["member"]
    for client in (guest, other, owner):
        client.get("/contests/together/teams")
        client.get("/contests/none/teams")
        for name in ("Mice", None):
            client.post("/contests/together/teams/members", member=member, team=name)
        for number in (999999, team):
            client.request("PATCH", f"/api/v1/contests/together/teams/{number}", {"name": "Voles"})
        teams_of(client, b"team,student_number\nMice,1\n", "?preview=true")
        teams_of(client, b"team,student_number\nMice,1\n")
    owner.request("PATCH", f"/api/v1/contests/together/teams/{team}", {"name": "mice"})
    owner.post("/contests/together/teams/members", member=999999, team="Mice")
    assert teams_of(owner, b"team,student_number\nMice,1\n").json()["unchanged"] == 1
    teams_of(owner, b"nonsense")
    for slug in ("first", "none"):
        owner.post(f"/contests/{slug}/teams/members", member=member, team="Mice")
        owner.request("PATCH", f"/api/v1/contests/{slug}/teams/1", {"name": "Mice"})
        owner.request("POST", f"/api/v1/contests/{slug}/teams", b"team,student_number\n", Content_Type="application/octet-stream")
    owner.post("/contests/together/extensions", team=team, closes="2130-01-01T00:00:00Z")


def give_roles(owner, other, guest):
    mine = owner.get("/session").json()["id"]
    for client in (guest, other, owner):
        client.post("/courses/ai/staff", name="touring-vole", role="grader")
        client.post("/courses/none/staff", name="touring-vole", role="grader")
    other.request("PATCH", "/api/v1/courses/ai", {"title": "Mine"})
    owner.post("/courses/ai/staff", name="touring-heron", role="grader")
    owner.post("/courses/ai/staff", name="touring-vole", role="king")
    for client in (guest, other, owner):
        for account in ("x", "999999", mine, other.get("/session").json()["id"]):
            client.request("DELETE", f"/api/v1/courses/ai/staff/{account}")
    made = owner.post("/contests", slug="first", title="First", game="ploy", course="ai", **SOON)
    assert made.status == 201, made
    assert other.get("/contests/first").status == 404, "a draft"
    owner.post("/contests/first/announcement")
    member = owner.get("/courses/ai/members").json()["items"][0]["id"]
    for client in (guest, other, owner):
        for slug in ("none", "first"):
            client.get(f"/contests/{slug}/extensions")
            client.post(f"/contests/{slug}/extensions", member=member, closes="2130-01-01T00:00:00Z")
    for client in (guest, other, owner):
        for slug in ("none", "first"):
            client.post(f"/contests/{slug}/bonus", member=member, points=2.5, reason="documents")
        for slug in ("none", "ai"):
            client.get(f"/courses/{slug}/grades")
            client.get(f"/courses/{slug}/grades.csv")
    owner.post("/contests/first/bonus", member=member)
    owner.post("/contests/first/bonus", member=999999, points=1)
    assert b",2.5,2.5," in owner.get("/courses/ai/grades.csv").body
    owner.post("/contests/first/extensions", member=member, closes="soon")
    owner.post("/contests/first/extensions", member=999999, closes=None)
    for client in (guest, other, owner, owner):
        for slug in ("none", "first"):
            client.post(f"/contests/{slug}/closing")
    made = owner.post("/contests", slug="alone", title="Alone", game="ploy", **SOON)
    owner.post("/contests/alone/extensions", member=member, closes=None)
    owner.post("/contests/alone/bonus", member=member, points=1)
    owner.post("/contests", slug="second", title="Second", game="ploy", course="none", **SOON)
