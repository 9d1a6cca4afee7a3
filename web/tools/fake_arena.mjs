// An arena with one table, played by a script: what the table's page needs of the interface, without a server.
//
// The game is samples/replay.json. Whoever plays seat 0 makes its moves; the answers come from the game as it was.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { web } from "./served.mjs";

const game = JSON.parse(readFileSync(join(web, "samples/replay.json"), "utf8"));
const seat = (kind, name) => ({ kind, name, account: null, guest: kind === "open", used: 0, left: kind === "open" ? 300e6 : null });

export class FakeArena {
    constructor({ you = 0, ply = 0 } = {}) {
        this.you = you;
        this.events = [
            { number: 1, moment: "1970-01-01T00:00:00.000Z", kind: "created" },
            { number: 2, moment: "1970-01-01T00:00:00.000Z", kind: "started" },
        ];
        this.ply = 0;
        this.sockets = new Set();
        this.asked = [];
        this.end = null;
        // How many answers to the question for legal moves get lost.
        this.losses = 0;
        this.claims = 0;
        while (this.ply < ply) this.advance();
    }
    // How many moves of the game have been made; the next one.
    get next() {
        return game.moves[this.ply];
    }
    get table() {
        const turn = this.end ? null : this.ply % 2;
        return {
            id: 7,
            game: game.game,
            status: this.end ? "over" : "playing",
            casual: true,
            private: false,
            made: "1970-01-01T00:00:00.000Z",
            seats: [seat("open", "Otter"), seat("house", "greedy")],
            moves: this.ply,
            turn,
            turns: turn === null ? [] : [turn],
            turn_since: turn === null ? null : new Date().toISOString(),
            draw_offers: [],
            rematch_offers: [],
            rematch: null,
            outcome: this.end,
            why: this.end ? this.end.reason : null,
            last_event: this.events.length,
            you: this.you,
            options: {},
            draws: false,
            takebacks: false,
            takeback_offer: null,
            hints: false,
            expected: turn === null ? null : "get_action",
            view: game.views[this.ply],
        };
    }
    tell(event) {
        this.events.push({ number: this.events.length + 1, moment: new Date().toISOString(), ...event });
        for (const socket of this.sockets) {
            socket.send(JSON.stringify({ event: this.events[this.events.length - 1], table: this.table }));
        }
    }
    advance() {
        const event = { kind: "moved", seat: this.ply % 2, move: this.next, used: 12_000 };
        ++this.ply;
        this.tell(event);
    }
    finish() {
        this.end = { winner: game.winner, scores: game.scores, reason: game.reason };
        this.tell({ kind: "ended", outcome: this.end, why: game.reason });
    }
    // Whoever plays seat 1 is gone since then; null: is there.
    leave(since) {
        for (const socket of this.sockets) socket.send(JSON.stringify({ away: [null, since] }));
    }
    cut() {
        for (const socket of this.sockets) socket.close({ code: 1012 });
        this.sockets.clear();
    }

    async install(page) {
        await page.route("**/api/v1/**", (route) => this.answer(route));
        await page.routeWebSocket(/\/api\/v1\/tables\/7\/stream/, (socket) => {
            const after = Number(new URL(socket.url()).searchParams.get("after"));
            this.asked.push(after);
            this.sockets.add(socket);
            socket.send(JSON.stringify({ events: this.events.slice(after), table: this.table }));
        });
    }
    answer(route) {
        const path = new URL(route.request().url()).pathname.replace("/api/v1", "");
        const give = (body, status = 200) => route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });
        if (path === "/tables/7/legal-moves" && this.losses > 0) {
            --this.losses;
            return route.abort();
        }
        if (path === "/tables/7/legal-moves") return give({ expected: "get_action", moves: this.table.view.legal_moves });
        if (path === "/tables/7/views") {
            if (this.losses > 0) return route.abort();
            const from = Number(new URL(route.request().url()).searchParams.get("from"));
            return give({
                items: game.views
                    .slice(from, Math.min(from + 20, this.ply + 1))
                    .map((view, index) => ({ ply: from + index, view, position: null })),
                next: null,
            });
        }
        if (path === "/tables/7/moves") {
            const { move } = route.request().postDataJSON();
            if (move !== this.next) return give({ error: { code: "refused", message: "this game goes another way" } }, 422);
            this.advance();
            this.advance();
            return give(this.table);
        }
        if (path === "/tables/7/claim") {
            ++this.claims;
            this.finish();
            return give(this.table);
        }
        if (path === "/tables") return give({ items: [this.table], next: null });
        if (path === "/games") return give({ items: [] });
        return give({ error: { code: "not_found", message: "there is no such thing" } }, 404);
    }
}
