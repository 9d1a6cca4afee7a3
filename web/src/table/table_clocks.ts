// The clocks of a table as it is now.
import type { Table } from "../api/tables";
import { link } from "../app/routes";
import type { PlayerClock } from "../replay/clocks";
import { namesOf } from "./model";

export function clocksOf(table: Table): PlayerClock[] {
    const names = namesOf(table);
    return table.seats.map((seat, index) => ({
        name: names[index] ?? "",
        href: seat.account === null ? null : link("person", { id: seat.account }),
        seat: index,
        score: table.status === "over" ? (table.outcome?.scores[index] ?? null) : null,
        isWinner: table.outcome?.winner === index,
        left: seat.left,
        isRunning: table.turn === index,
        since: table.turn_since === null ? null : Date.parse(table.turn_since) * 1000,
    }));
}
