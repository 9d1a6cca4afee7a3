// The tournament form’s fields as a request body.
import type { Format, TimeLimits, TournamentWish } from "../api/tournaments";
import { numberIn, said, textIn } from "../forms/values";
import type { Entry } from "./entrants";

// Absent where neither limit is set: then the game's own count.
export function timeIn(form: FormData): TimeLimits | undefined {
    const [perCall, perGame] = [numberIn(form, "per_call_ms"), numberIn(form, "per_game_ms")];
    return perCall === undefined && perGame === undefined ? undefined : { per_call_ms: perCall ?? null, per_game_ms: perGame ?? null };
}

export function wishIn(form: FormData, game: string, entries: readonly Entry[]): TournamentWish {
    return said({
        title: textIn(form, "title"),
        game,
        entrants: entries.map(({ wish }) => wish),
        format: textIn(form, "format") as Format,
        games: numberIn(form, "games"),
        rounds: numberIn(form, "rounds"),
        seats: numberIn(form, "seats"),
        seed: numberIn(form, "seed"),
        time: timeIn(form),
    }) as TournamentWish;
}
