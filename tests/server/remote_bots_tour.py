"""Everything that can be asked of the interface about remote bots."""
from tables_tour import UPGRADE


def run(coverage, root):
    mole = coverage.watched(coverage.arena.user("mole"))
    guest = coverage.watched(coverage.arena.client())
    for client in (guest, mole):
        client.get("/remote-bots")
        for query in ("?games=ploy", "?games=go", "", "?games=ploy&public=perhaps"):
            client.get("/remote-bots/digger/connection" + query, **UPGRADE)
    mole.get("/remote-bots/digger/connection?games=ploy")
    return root
