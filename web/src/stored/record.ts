// A game's record as the pages read it: who played, the moves, the end. What is hidden while a game goes on is not
// hidden in its record.
export interface StoredMove {
    readonly seat: number;
    readonly move: string;
    // CPU time, in microseconds.
    readonly used: number | null;
    // Asked at the same time as the one before.
    readonly isTogether?: boolean;
}

export interface StoredGame {
    readonly game: string;
    readonly options: Readonly<Record<string, string>>;
    readonly seats: readonly string[];
    readonly moves: readonly StoredMove[];
    // The answer that was no legal move, if that ended it.
    readonly refused: string | null;
    readonly outcome: { readonly winner: number | null; readonly scores: readonly number[]; readonly reason: string };
    readonly blame: { readonly seat: number; readonly why: string } | null;
}

interface Header {
    readonly game: string;
    readonly options?: Readonly<Record<string, string>>;
    readonly seats: readonly string[];
}

type End = StoredGame["outcome"] & { readonly blame: StoredGame["blame"] };

// The first line says what it is, the second what is played; each later one begins with a word.
export function parseRecord(text: string): StoredGame {
    const [title, header = "", ...lines] = text.split("\n");
    if (title !== "tulkas-record 1") throw new Error("this is not a game record");
    const { game, options = {}, seats } = JSON.parse(header) as Header;
    const behind = (word: string) => lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
    const { winner, scores, reason, blame } = JSON.parse(behind("end") ?? "null") as End;
    const times = (JSON.parse(behind("times") ?? "{}") as { moves?: readonly number[] }).moves ?? [];
    const moves = lines
        .filter((line) => /^\+?\d+ /.test(line))
        .map((line, index) => ({
            seat: parseInt(line, 10),
            move: line.slice(line.indexOf(" ") + 1),
            used: times[index] ?? null,
            ...(line.startsWith("+") ? { isTogether: true } : {}),
        }));
    const refused = behind("refused")?.replace(/^\d+ /, "") ?? null;
    return { game, options, seats, moves, refused, outcome: { winner, scores, reason }, blame };
}
