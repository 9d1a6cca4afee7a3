// Which piece of a new position is which of the old one, so that pieces glide and turn instead of jumping.
//
// A view says what stands where, and nothing about identity. The last move tells of one piece; all that did not move
// are found where they were; when the position changed by more than a move, pieces that look alike are taken for each
// other, so that scrubbing through a game looks like play.
export interface Standing {
    readonly square: string;
    // Pieces that look alike but for how they are turned may stand for each other.
    readonly looks: string;
}

export type Tracked<Piece extends Standing> = Piece & { readonly id: number };

export interface Moved {
    readonly from: string;
    readonly to: string;
}

export function track<Piece extends Standing>(
    before: readonly Tracked<Piece>[],
    pieces: readonly Piece[],
    moved: Moved | null,
): Tracked<Piece>[] {
    const free = new Map(before.map((piece) => [piece.square, piece]));
    const ids = new Map<Piece, number>();
    const give = (piece: Piece, old: Tracked<Piece> | undefined) => {
        if (!old) return;
        ids.set(piece, old.id);
        free.delete(old.square);
    };
    const wasMoved = moved !== null && moved.from !== moved.to && !pieces.some((piece) => piece.square === moved.from);
    const mover = wasMoved ? pieces.find((piece) => piece.square === moved.to) : undefined;
    if (wasMoved && mover) give(mover, free.get(moved.from));
    for (const piece of pieces) {
        if (!ids.has(piece) && free.get(piece.square)?.looks === piece.looks) give(piece, free.get(piece.square));
    }
    for (const piece of pieces) {
        if (ids.has(piece)) continue;
        give(
            piece,
            [...free.values()].find((old) => old.looks === piece.looks),
        );
    }
    let next = Math.max(0, ...before.map((piece) => piece.id + 1));
    // In the order of ids, so that elements keep their order in the document and their transitions with it.
    return pieces.map((piece) => ({ ...piece, id: ids.get(piece) ?? next++ })).sort((one, other) => one.id - other.id);
}

// The angle equal to the wanted one by whole turns that is nearest to where the piece stands.
export function nearestAngle(now: number, wanted: number): number {
    const difference = (((wanted - now) % 360) + 540) % 360;
    return now + difference - 180;
}
