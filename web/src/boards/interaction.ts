// How touching a board becomes a move, for every game and every way of touching it.
//
// A move is a short list of tokens that one names one after another: the square of a piece, the square it goes to,
// how it turns. A grammar splits a game's move texts into them. The legal moves then say everything else: what can be
// named next, when a move is complete, and which choices are no choices. Nothing here knows of pixels or of rules.
export type Token = string;
export type Grammar = (move: string) => readonly Token[];
// What has been named so far.
export type Selection = readonly Token[];
export type Step = { readonly selection: Selection; readonly move: null } | { readonly selection: Selection; readonly move: string };

export const nothing: Selection = [];

function beginsWith(tokens: readonly Token[], selection: Selection): boolean {
    return selection.every((token, index) => tokens[index] === token);
}

function movesUnder(grammar: Grammar, moves: readonly string[], selection: Selection): string[] {
    return moves.filter((move) => beginsWith(grammar(move), selection));
}

// What can be named next.
export function targets(grammar: Grammar, moves: readonly string[], selection: Selection): ReadonlySet<Token> {
    const next = new Set<Token>();
    for (const move of movesUnder(grammar, moves, selection)) {
        const token = grammar(move)[selection.length];
        if (token !== undefined) next.add(token);
    }
    return next;
}

function extended(grammar: Grammar, moves: readonly string[], selection: Selection): Step {
    const [only, ...others] = movesUnder(grammar, moves, selection);
    if (only === undefined || others.length > 0) return { selection, move: null };
    // To take a piece up is not to move it, even if there is one move for it only.
    const isFirst = selection.length === 1 && grammar(only).length > 1;
    return isFirst ? { selection, move: null } : { selection: nothing, move: only };
}

// Names the token. What was named before is put down when the token is something else to begin with, or nothing at
// all; naming the same again puts it down too.
export function take(grammar: Grammar, moves: readonly string[], selection: Selection, token: Token): Step {
    if (targets(grammar, moves, selection).has(token)) return extended(grammar, moves, [...selection, token]);
    const again = selection[selection.length - 1] === token;
    if (!again && targets(grammar, moves, nothing).has(token)) return extended(grammar, moves, [token]);
    return { selection: nothing, move: null };
}

// A piece was dragged from one place and let go at another. Let go where it cannot go, it stays in the hand's reach:
// taken up, with its targets shown.
export function drag(grammar: Grammar, moves: readonly string[], from: Token, to: Token): Step {
    const taken = take(grammar, moves, nothing, from);
    if (taken.move !== null || taken.selection.length === 0) return { selection: taken.selection, move: null };
    if (!targets(grammar, moves, taken.selection).has(to)) return taken;
    return take(grammar, moves, taken.selection, to);
}

// A selection that no longer fits the legal moves, since the position has changed, is put down.
export function kept(grammar: Grammar, moves: readonly string[], selection: Selection): Selection {
    return movesUnder(grammar, moves, selection).length > 0 ? selection : nothing;
}
