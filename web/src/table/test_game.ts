// Games as the arena tells of them, for unit tests.
import type { GameInfo } from "../api/games";

export const catan: GameInfo = {
    name: "catan",
    title: "Catan",
    summary: "",
    kind: "ranking",
    least_seats: 2,
    most_seats: 4,
    teams: [],
    options: [
        { name: "board", help: "", standard: "random", choices: ["random", "beginner"] },
        { name: "turns", help: "", standard: "1000", least: 1, most: 60_000 },
    ],
    bots: [
        { name: "random", help: "any legal move", parameters: [] },
        { name: "settler", help: "trades", parameters: [] },
    ],
    baseline: "settler",
    start: null,
    cpu_per_call: null,
    cpu_per_game: null,
    version: 0,
    uploaded: false,
    author: null,
    has_viewer: false,
};

// Another one, for so many.
export function gameFor(seats: number, name: string, title: string): GameInfo {
    const bots = ["random", "greedy", "smart"].map((bot) => ({ name: bot, help: "", parameters: [] }));
    return { ...catan, name, title, kind: "match", least_seats: seats, most_seats: seats, options: [], bots, baseline: "greedy" };
}
