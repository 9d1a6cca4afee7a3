// The tournament form’s fields as a request body.
import type { GameInfo } from "../api/games";
import type { Format, TimeLimits, TournamentWish } from "../api/tournaments";
import { numberIn, said, textIn } from "../forms/values";
import type { Entry } from "./entrants";

export const usualTime = (game: GameInfo): TimeLimits => ({ per_call_ms: game.cpu_per_call, per_game_ms: game.cpu_per_game });

// Where neither limit is set, the game's own count: the wish is absent if it would say nothing else.
export function timeIn(form: FormData, usual: TimeLimits): TimeLimits | undefined {
    const [perCall, perGame] = [numberIn(form, "per_call_ms"), numberIn(form, "per_game_ms")];
    const charge = textIn(form, "charge") === "player" ? { charge: "player" as const } : {};
    if (perCall === undefined && perGame === undefined) return "charge" in charge ? { ...usual, ...charge } : undefined;
    return { per_call_ms: perCall ?? null, per_game_ms: perGame ?? null, ...charge };
}

export function wishIn(form: FormData, game: GameInfo, entries: readonly Entry[]): TournamentWish {
    return said({
        title: textIn(form, "title"),
        game: game.name,
        entrants: entries.map(({ wish }) => wish),
        format: textIn(form, "format") as Format,
        games: numberIn(form, "games"),
        rounds: numberIn(form, "rounds"),
        seats: numberIn(form, "seats"),
        seed: numberIn(form, "seed"),
        time: timeIn(form, usualTime(game)),
    }) as TournamentWish;
}
