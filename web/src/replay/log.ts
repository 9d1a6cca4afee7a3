// What a bot wrote during a game, each line beside the move that it was thinking about; on an author's own machine the engine as well.
//
// A log comes as a whole, or in several parts while the game goes on.
export interface SeatLog {
    readonly seat: number; // -1 is the engine
    // Bytes that were dropped.
    readonly cut: number;
    // `moves`: how many had been made when it was written.
    readonly lines: readonly { readonly moves: number; readonly text: string }[];
}

export interface LogLine {
    readonly ply: number;
    readonly seat: number;
    readonly text: string;
}

export interface BotLog {
    readonly lines: readonly LogLine[];
    // Bytes that were dropped.
    readonly cut: number;
}

// The next move of the seat after so many, or the game's end.
function plyOf(moves: readonly { readonly seat: number }[], seat: number, made: number): number {
    const next = moves.findIndex((move, index) => index >= made && (seat === -1 || move.seat === seat));
    return next === -1 ? moves.length : next + 1;
}

// The lines of all logs in the order of the moves.
export function logLines(logs: readonly SeatLog[], moves: readonly { readonly seat: number }[]): LogLine[] {
    const lines = logs.flatMap(({ seat, lines: written }) =>
        written.flatMap(({ moves: made, text }) => {
            const ply = plyOf(moves, seat, made);
            return text
                .replace(/\n$/, "")
                .split("\n")
                .map((line) => ({ ply, seat, text: line }));
        }),
    );
    return lines.sort((one, other) => one.ply - other.ply);
}

export function botLog(logs: readonly SeatLog[], moves: readonly { readonly seat: number }[]): BotLog {
    return { lines: logLines(logs, moves), cut: logs.reduce((sum, { cut }) => sum + cut, 0) };
}

// The first line of the move, or of the last one before it that wrote something; null where none did.
export function lineAt(lines: readonly LogLine[], ply: number): number | null {
    let found: number | null = null;
    for (let index = 0; index < lines.length && (lines[index] as LogLine).ply <= ply; ++index) {
        if (found === null || lines[index]?.ply !== lines[found]?.ply) found = index;
    }
    return found;
}
