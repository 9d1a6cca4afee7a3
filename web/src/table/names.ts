// What the players at a table are called.
import type { SeatInfo, TableSummary } from "../api/tables";
import { distinct, plainName, playerName } from "../app/house_bots";
import { t } from "../words/words";
import { you } from "../words/you";

// A bot that was handed in goes by its author's name, who may sit there as well.
export function nameAt(game: string, seat: SeatInfo): string | null {
    if (seat.name === null) return null;
    return seat.kind === "upload" ? t("{name}’s bot", { name: seat.name }) : playerName(game, { kind: seat.kind, name: seat.name });
}

// House bots of one name go without their level, by letters: Settler A, Settler B.
export function namesAt(game: string, seats: readonly SeatInfo[]): (string | null)[] {
    const isRepeated = (seat: SeatInfo) =>
        seat.kind === "house" && seats.filter((other) => other.kind === "house" && other.name === seat.name).length > 1;
    const names = seats.map((seat) => (isRepeated(seat) ? plainName(seat.name ?? "") : nameAt(game, seat)));
    const told = distinct(names.map((name, index) => name ?? `\0${index}`));
    return names.map((name, index) => (name === null ? null : (told[index] ?? name)));
}

export function namesOf(table: Pick<TableSummary, "game" | "seats" | "status"> & { readonly you: number | null }): string[] {
    return namesAt(table.game, table.seats).map((name, index) => {
        if (index === table.you) return you;
        return name ?? (table.status === "waiting" ? t("Waiting…") : t("Player {seat}", { seat: index + 1 }));
    });
}
