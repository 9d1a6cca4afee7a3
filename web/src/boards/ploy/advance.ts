import { readMove, turned, type PloyView } from "./view";

// The view after a legal move.
export function advance(view: PloyView, text: string): PloyView {
    const { from, to, turn } = readMove(text);
    const pieces = view.pieces
        .filter((piece) => piece.square !== to || from === to)
        .map((piece) => (piece.square === from ? { ...piece, square: to, mask: turned(piece.mask, turn) } : piece));
    return { to_move: view.to_move === "black" ? "white" : "black", last_move: text, pieces };
}
