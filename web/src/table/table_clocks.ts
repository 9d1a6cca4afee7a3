// The clocks of a table as it is now.
import type { SeatInfo, Table } from "../api/tables";
import { toldGame } from "../app/games";
import { levelOf } from "../app/house_bots";
import { link } from "../app/routes";
import type { PlayerClock } from "../replay/clocks";
import { winnersOf } from "../replay/winners";
import { t } from "../words/words";
import { namesOf } from "./names";

const isBot = ({ kind }: SeatInfo) => kind === "upload" || kind === "remote";

const teamed = (name: string, team: string | undefined) => (team === undefined ? name : t("{name}, team {team}", { name, team }));

export function clocksOf(table: Table, away: readonly (string | null)[] = []): PlayerClock[] {
    const names = namesOf(table);
    return table.seats.map((seat, index) => ({
        name: teamed(names[index] ?? "", toldGame(table.game)?.teams[index]),
        portrait: seat.kind === "house" ? (levelOf(table.game, seat.name ?? "") ?? "bot") : isBot(seat) ? "bot" : "person",
        isAway: table.status === "playing" && (away[index] ?? null) !== null,
        href: seat.account === null ? null : link("person", { id: seat.account }),
        seat: index,
        score: table.status === "over" ? (table.outcome?.scores[index] ?? null) : null,
        isWinner: table.outcome !== null && winnersOf(table.outcome).includes(index),
        left: seat.left,
        isRunning: table.status === "playing" && table.turns.includes(index),
        since: table.turn_since === null ? null : Date.parse(table.turn_since) * 1000,
    }));
}
