import { columns, ownerOf, rows, type MartianView } from "./view";

function indexOf(square: string): { readonly row: number; readonly column: number } {
    return { row: rows - Number(square[1]), column: columns.indexOf(square[0] ?? "") };
}

// The view after a legal move: onto the enemy's half it captures, within one's own it merges.
export function advance(view: MartianView, text: string): MartianView {
    const [from = "", to = ""] = text.split("-");
    const start = indexOf(from);
    const end = indexOf(to);
    const board = view.board.map((row) => [...row]);
    const mover = board[start.row]?.[start.column] ?? 0;
    const met = board[end.row]?.[end.column] ?? 0;
    const isCapture = ownerOf(from) !== ownerOf(to);
    (board[start.row] as number[])[start.column] = 0;
    (board[end.row] as number[])[end.column] = isCapture ? mover : mover + met;
    const scores = view.scores.map((score, seat) => (isCapture && seat === view.to_move ? score + met : score));
    return { board, scores, to_move: 1 - view.to_move, last_move: text };
}
