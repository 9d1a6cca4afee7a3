// A program that plays as a guest: without a browser, and past the line.
import assert from "node:assert/strict";
import { fromSomewhere } from "./arena.mjs";

export class Program {
    #cookie = "";
    constructor(here) {
        this.here = here;
    }
    async ask(path, body) {
        const headers = { ...fromSomewhere(), cookie: this.#cookie, "content-type": "application/json" };
        const how = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
        const answer = await fetch(`${this.here.arena.direct}/api/v1${path}`, how);
        this.#cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? this.#cookie;
        const text = await answer.text();
        assert.ok(answer.ok, text);
        return JSON.parse(text);
    }
    async move(table) {
        const { moves } = await this.ask(`/tables/${table}/legal-moves`);
        await this.ask(`/tables/${table}/moves`, { move: moves[0] });
    }
}
