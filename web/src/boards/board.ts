// What every board is given, and what it makes of it.
import type { VNode } from "preact";
import type { Grammar, Selection, Token } from "./interaction";

export interface Said {
    readonly seat: number;
    readonly text: string;
}

// What is said at the table, for boards that have something to say themselves.
export interface Talk {
    readonly said: readonly Said[];
    readonly say: (text: string) => void;
    readonly isPerson: (seat: number) => boolean;
}

export interface BoardProps<View> {
    readonly view: View;
    // Through whose eyes: a seat's number, or null for a spectator.
    readonly seat: number | null;
    // The board is seen from the other side than usual.
    readonly isTurned: boolean;
    // Points, hands and the like stand beside the board already (see `Standing`).
    readonly isBare: boolean;
    // The legal moves, if it is this seat's turn; none otherwise.
    readonly moves: readonly string[];
    readonly selection: Selection;
    // What can be named next, and what can be named first.
    readonly targets: ReadonlySet<Token>;
    readonly origins: ReadonlySet<Token>;
    readonly take: (token: Token) => void;
    readonly drag: (from: Token, to: Token) => void;
    readonly cancel: () => void;
    // A move that is not made of tokens: a fleet, a trade, a discard.
    readonly play: (move: string) => void;
    // Whether a move would be taken now; where they cannot be listed there are no `moves` to tell.
    readonly mayPlay: boolean;
    // The game has ended with this position.
    readonly isOver: boolean;
    // What is named now is a move for later: nothing says yet whether it will be legal.
    readonly isAhead: boolean;
    // The tokens of the move that waits for its turn; none without one.
    readonly planned: Selection;
    // The view so many plies before this one, if it is known; 0 is this one.
    readonly pastView?: (plies: number) => View | undefined;
    readonly talk?: Talk;
    // Names of the players, for labels.
    readonly names: readonly string[];
}

export interface StandingProps<View> {
    readonly view: View;
    readonly seat: number;
    // The position that the game began with, once it is known.
    readonly start: View | undefined;
    // The moves from there to this view; one that is hidden is null.
    readonly moves: readonly (string | null)[];
}

export interface BoardModule<View> {
    // What the players' sides are called, by their seats; empty where they have no names.
    readonly sides: readonly string[];
    // How moves are named; it may depend on what is expected now.
    readonly grammarOf: (view: View) => Grammar;
    readonly Board: (props: BoardProps<View>) => VNode;
    // What a player has, in a few figures: shown beside the player's name.
    readonly Standing?: (props: StandingProps<View>) => VNode | null;
    // The moves that a seat can name before its turn, legal or not; none where that makes no sense.
    readonly premoves?: (view: View, seat: number) => readonly string[];
    // Whether the board can be seen from the other side.
    readonly canTurn?: boolean;
    // What a view tells in one sentence, to be read out: whose turn it is, what has happened.
    readonly summary: (view: View, names: readonly string[]) => string;
}

// How an engine is asked about a position of the game (src/analysis).
export interface GameAnalysis {
    // What it is asked about: the position in the game's notation, or what one player knows of it. Null where there is
    // nothing to ask.
    readonly positionOf: (view: never) => string | null;
    // What the chances are, in a sentence, where no search found them.
    readonly about?: string;
    // Chances change by luck as well as by moves, so that no move is called a mistake.
    readonly hasLuck?: boolean;
}

// What a game's folder has by default in index.ts, for each of its games by name.
export interface HouseGame {
    // A view comes as JSON from the arena that made it for this board; that is where its type is promised.
    readonly board: BoardModule<never>;
    // A position in the game's notation as a view of it; null if it is none.
    readonly viewOfPosition?: (text: string) => unknown;
    readonly analysis?: GameAnalysis;
}
export type HouseGames = Readonly<Record<string, HouseGame>>;
