// How a game ended, in words.
export interface Ending {
    readonly names: readonly string[];
    // Null where the game does not count.
    readonly outcome: { readonly winner: number | null; readonly reason: string } | null;
    // The bot whose failure ended it: after so many moves, and why.
    readonly failure: { readonly seat: number; readonly ply: number; readonly why: string } | null;
    // What is to be said instead of the rules' reason.
    readonly why?: string | null;
}

const toYou: Readonly<Record<string, string>> = { "'s": "your", " has": "you have", " forfeits": "you forfeit" };

// The rules speak of players by number.
export function withNames(reason: string, names: readonly string[]): string {
    return reason.replace(/\bplayer (\d)\b('s| has| forfeits)?/g, (words, seat: string, rest = "") => {
        const name = names[Number(seat)];
        if (name === undefined) return words;
        return name === "You" ? (toYou[rest as string] ?? "you") : `${name}${rest as string}`;
    });
}

export function resultWords({ names, outcome, failure, why }: Ending): string {
    if (failure && outcome && names.length === 2) {
        return `${names[failure.seat] ?? "A bot"} lost: ${failure.why} on move ${failure.ply + 1}.`;
    }
    const reason = withNames(why ?? outcome?.reason ?? "", names);
    // Who plays alone does not win against anybody.
    if (outcome && names.length === 1 && reason !== "") return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
    const tail = reason === "" ? "." : `: ${reason}.`;
    if (!outcome) return `The game does not count${tail}`;
    if (outcome.winner === null) return `A draw${tail}`;
    return `${names[outcome.winner] ?? "Somebody"} won${tail}`;
}

export function failureWords(names: readonly string[], failure: { readonly seat: number; readonly ply: number; readonly why: string }): string {
    return `${names[failure.seat] ?? "A bot"} failed after move ${failure.ply}: ${failure.why}.`;
}

// Players of the same name are told apart by a number.
export function distinct(names: readonly string[]): string[] {
    return names.map((name, index) => {
        const alike = names.filter((other) => other === name).length;
        return alike === 1 ? name : `${name} ${names.slice(0, index + 1).filter((other) => other === name).length}`;
    });
}
