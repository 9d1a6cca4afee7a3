// How a game ended, in words.
import { isTranslated, serverWords } from "../words/server_words";
import { listWords, t } from "../words/words";
import { whoIs, you } from "../words/you";
import { winnersOf } from "./winners";

export interface Ending {
    readonly names: readonly string[];
    // Null if the game does not count.
    readonly outcome: { readonly winner: number | null; readonly reason: string; readonly scores?: readonly number[] } | null;
    // The bot whose failure ended it: after so many moves, and why.
    readonly failure: { readonly seat: number; readonly ply: number; readonly why: string } | null;
    // Replaces the reason given by the rules.
    readonly why?: string | null;
}

const toYou: Readonly<Record<string, string>> = { "'s": "your", " has": "you have", " forfeits": "you forfeit" };

// The rules name players by number.
export function withNames(reason: string, names: readonly string[]): string {
    if (isTranslated) return serverWords(reason, names);
    return reason.replace(/\bplayer (\d)\b('s| has| forfeits)?/g, (words, seat: string, rest = "") => {
        const name = names[Number(seat)];
        if (name === undefined) return words;
        return name === you ? (toYou[rest as string] ?? "you") : `${name}${rest as string}`;
    });
}

// Where the rules' own words say too little: as a sentence of its own.
function explained(reason: string, names: readonly string[]): string | null {
    const emptied = /^player (\d)'s half is empty$/.exec(reason);
    if (!emptied) return null;
    const seat = Number(emptied[1]);
    const name = names[seat] ?? t("player {seat}", { seat });
    return name === you
        ? t("The game ended when you moved your last piece out.")
        : t("The game ended when {name} moved its last piece out.", { name });
}

// " 17–15". Between two players, where more than the win itself is counted.
function scoreWords(winner: number, scores: readonly number[]): string {
    const [mine, other] = [scores[winner] ?? 0, scores[1 - winner] ?? 0];
    return scores.length === 2 && mine > 1 && mine > other ? ` ${mine}–${other}` : "";
}

// What an uploaded game's engine reports of a game for two, and no more than who has won.
const saysNoReason = /^(bot [AB] wins|a draw)$/;

export function resultWords({ names, outcome, failure, why }: Ending): string {
    if (failure && outcome && names.length === 2) {
        return t("{name} lost: {why} on move {ply}.", {
            name: names[failure.seat] ?? t("A bot"),
            why: serverWords(failure.why, names),
            ply: failure.ply + 1,
        });
    }
    const given = why ?? outcome?.reason ?? "";
    const reason = saysNoReason.test(given) ? "" : withNames(given, names);
    // A solo game has no winner.
    if (outcome && names.length === 1 && reason !== "") return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
    const sentence = why == null || why === outcome?.reason ? explained(outcome?.reason ?? "", names) : null;
    const tail = sentence !== null ? `. ${sentence}` : reason === "" ? "." : `: ${reason}.`;
    if (!outcome) return `${t("The game does not count")}${tail}`;
    const winners = winnersOf(outcome).map((seat) => names[seat] ?? t("Someone"));
    if (winners.length > 1) return `${t("{names} win", { names: listWords(winners) })}${tail}`;
    if (outcome.winner === null) return `${t("Draw")}${tail}`;
    // The score decided unless somebody resigned or lost on time.
    const score = (why ?? outcome.reason) === outcome.reason ? scoreWords(outcome.winner, outcome.scores ?? []) : "";
    const winner = names[outcome.winner] ?? t("Someone");
    return `${t("{who, select, you {You win} other {{name} wins}}", { who: whoIs(winner), name: winner })}${score}${tail}`;
}

export function failureWords(
    names: readonly string[],
    failure: { readonly seat: number; readonly ply: number; readonly why: string },
): string {
    return t("{name} failed after move {ply}: {why}.", {
        name: names[failure.seat] ?? t("A bot"),
        ply: failure.ply,
        why: serverWords(failure.why, names),
    });
}
