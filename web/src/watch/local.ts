// Games on the reader's own machine, as `tulkas watch` and `tulkas play --watch` tell of them.
//
// The key comes behind the # of the address that the program prints. It is kept in the storage of this origin and sent in a
// header, so that nobody else on the machine can ask for the games.
import { Api } from "../api/client";
import { browser, type World } from "../app/followed";
import { forgetSecret, secretInAddress } from "../app/router";
import { storage, type Memory } from "../app/storage";
import type { SeatLog } from "../replay/log";
import type { StoredGame, StoredMove } from "../stored/record";

const storageKey = "watch-key";

export interface Newest {
    readonly id: number;
    readonly state: RunState;
    readonly message: string;
    readonly games: number;
    readonly first: number | null;
}
export type RunState = "building" | "playing" | "over" | "failed";
export interface Run {
    readonly id: number;
    readonly title: string;
    readonly state: RunState;
    readonly message: string;
    readonly games: number;
}
export interface Runs {
    readonly items: readonly Run[];
    readonly newest: Newest;
}

type Outcome = StoredGame["outcome"];
export interface GameLine {
    readonly number: number;
    // Instead of the rest, where the record cannot be read.
    readonly error?: string;
    readonly game?: string;
    readonly seats?: readonly string[];
    readonly plies?: number;
    readonly outcome?: Outcome | null;
    readonly failed?: number | null;
}
export interface GameLines {
    readonly items: readonly GameLine[];
    readonly next: number | null;
    readonly games: number;
}

export interface LocalGame {
    readonly game: string;
    readonly options: Readonly<Record<string, string>>;
    readonly seats: readonly string[];
    readonly moves: readonly StoredMove[];
    readonly refused: string | null;
    // Null while it is played.
    readonly outcome: Outcome | null;
    readonly blame: StoredGame["blame"];
    readonly logs: readonly SeatLog[];
    readonly before: number | null;
    readonly after: number | null;
    readonly newest: Newest;
}

// From the address, once; from then on from the storage.
export function keyFrom(given: string, memory: Memory | null, forget: () => void): string {
    if (given === "") return memory?.getItem(storageKey) ?? "";
    memory?.setItem(storageKey, given);
    forget();
    return given;
}
let known: string | null = null;

export const local = new Api((input, init) => {
    known ??= keyFrom(secretInAddress(), storage(), forgetSecret);
    return fetch(input, { ...init, headers: { ...(init.headers as Record<string, string>), Authorization: `Bearer ${known}` } });
});

export const localWorld: World = { ...browser, newer: (path, before) => local.newer(path, before) };

// How often to look for changes, in milliseconds: the program is on the same machine.
export const pace = 300;
