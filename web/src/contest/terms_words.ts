// The terms of a contest, each with its words.
import type { Terms } from "../api/contests";
import type { TimeLimits } from "../api/tournaments";
import { houseName } from "../app/house_bots";
import { pointsText } from "../league/score";
import { formatWords } from "../league/words";

export interface Fact {
    readonly name: string;
    readonly words: string;
}

const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };
const rules = new Intl.PluralRules("en", { type: "ordinal" });

function ordinal(place: number): string {
    return `${place}${endings[rules.select(place)] ?? "th"}`;
}

function timeWords({ per_call_ms, per_game_ms, charge }: TimeLimits): string {
    const parts = [
        ...(per_call_ms === null ? [] : [`${per_call_ms} ms per move`]),
        ...(per_game_ms === null ? [] : [`${per_game_ms / 1000} s per game`]),
    ];
    if (parts.length === 0) return "no limit";
    return parts.join(", ") + (charge === "player" ? "; of the player’s threads only" : "");
}

function finalWords(game: string, { format, final_games, rounds, seats, house }: Terms): string {
    const meeting = `${formatWords[format]}${rounds === null ? "" : `, ${rounds} rounds`}, ${final_games} games per pairing${seats > 2 ? ` at tables of ${seats}` : ""}`;
    return house.length === 0 ? meeting : `${meeting}; unranked house bots: ${house.map((bot) => houseName(game, bot)).join(", ")}`;
}

export function factsOf(game: string, terms: Terms): readonly Fact[] {
    const { wins, games, baseline, attempts, time, memory_mb, languages, convert_encodings, points } = terms;
    return [
        { name: "Qualification", words: `${wins} wins in ${games} games against ${houseName(game, baseline)}, without errors` },
        { name: "Attempts", words: `${attempts} per student; failed submissions count` },
        { name: "CPU time", words: timeWords(time) },
        { name: "Memory", words: `${memory_mb} MB` },
        { name: "Languages", words: languages.length === 0 ? "all" : languages.join(", ") },
        ...(convert_encodings ? [{ name: "Encodings", words: "UTF-8; Latin-1, Latin-2 and Windows-1250 are converted" }] : []),
        { name: "Final", words: finalWords(game, terms) },
        ...(points.length === 0
            ? []
            : [{ name: "Points", words: points.map((each, place) => `${ordinal(place + 1)} place: ${pointsText(each)}`).join(", ") }]),
    ];
}
