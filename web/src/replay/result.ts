// How a game ended, in words.
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
    return reason.replace(/\bplayer (\d)\b('s| has| forfeits)?/g, (words, seat: string, rest = "") => {
        const name = names[Number(seat)];
        if (name === undefined) return words;
        return name === "You" ? (toYou[rest as string] ?? "you") : `${name}${rest as string}`;
    });
}

// Where the rules' own words say too little: as a sentence of its own.
function explained(reason: string, names: readonly string[]): string | null {
    const emptied = /^player (\d)'s half is empty$/.exec(reason);
    if (!emptied) return null;
    const name = names[Number(emptied[1])] ?? `player ${emptied[1]}`;
    return name === "You" ? "The game ended when you moved your last piece out." : `The game ended when ${name} moved its last piece out.`;
}

// " 17–15". Between two players, where more than the win itself is counted.
function scoreWords(winner: number, scores: readonly number[]): string {
    const [mine, other] = [scores[winner] ?? 0, scores[1 - winner] ?? 0];
    return scores.length === 2 && mine > 1 && mine > other ? ` ${mine}–${other}` : "";
}

export function resultWords({ names, outcome, failure, why }: Ending): string {
    if (failure && outcome && names.length === 2) {
        return `${names[failure.seat] ?? "A bot"} lost: ${failure.why} on move ${failure.ply + 1}.`;
    }
    const reason = withNames(why ?? outcome?.reason ?? "", names);
    // A solo game has no winner.
    if (outcome && names.length === 1 && reason !== "") return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
    const sentence = why == null || why === outcome?.reason ? explained(outcome?.reason ?? "", names) : null;
    const tail = sentence !== null ? `. ${sentence}` : reason === "" ? "." : `: ${reason}.`;
    if (!outcome) return `The game does not count${tail}`;
    if (outcome.winner === null) return `Draw${tail}`;
    // The score decided unless somebody resigned or lost on time.
    const score = (why ?? outcome.reason) === outcome.reason ? scoreWords(outcome.winner, outcome.scores ?? []) : "";
    const winner = names[outcome.winner] ?? "Someone";
    return `${winner} ${winner === "You" ? "win" : "wins"}${score}${tail}`;
}

export function failureWords(
    names: readonly string[],
    failure: { readonly seat: number; readonly ply: number; readonly why: string },
): string {
    return `${names[failure.seat] ?? "A bot"} failed after move ${failure.ply}: ${failure.why}.`;
}
