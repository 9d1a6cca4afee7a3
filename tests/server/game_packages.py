"""Packages of games, made of the examples' files, and their way into an arena."""
import io
import os
import pathlib
import zipfile

from arena import PASSWORD, wait_until

GAMES = pathlib.Path(os.environ["ROOT"]) / "examples/games"


def files_of(game, *changes):
    """By name; in the manifest some texts are replaced by others."""
    folder = GAMES / game
    files = {str(path.relative_to(folder)): path.read_text() for path in sorted(folder.rglob("*"))
             if path.is_file() and "__pycache__" not in path.parts}
    for old, new in changes:
        assert old in files["game.toml"], old
        files["game.toml"] = files["game.toml"].replace(old, new)
    return files


def packed(files):
    """The same bytes every time."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return data.getvalue()


def author(arena, root, name):
    """Somebody who may hand in games."""
    client = arena.user(name)
    number = client.get("/session").json()["id"]
    assert root.request("PATCH", f"/api/v1/people/{number}", {"role": "author"}).status == 200
    assert client.post("/session", name=name, password=PASSWORD).status == 201, "a new role ends sessions"
    return client


def hand_in(client, archive):
    return client.request("POST", "/api/v1/game-packages", archive, Content_Type="application/octet-stream")


def tried_out(client, archive):
    """Its path, when its trial is over."""
    made = hand_in(client, archive)
    assert made.status == 201, made
    path = f"/game-packages/{made.json()['id']}"
    wait_until(lambda: client.get(path).json(), lambda package: package["state"] != "checking")
    return path


def approved(client, root, archive):
    """Everybody may play it; its path."""
    path = tried_out(client, archive)
    answer = root.request("POST", f"/api/v1{path}/approval")
    assert answer.status == 200, (answer, client.get(path).json())
    return path
