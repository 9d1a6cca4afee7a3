// Which board shows which game.
import { signal } from "@preact/signals";
import { toldGame } from "../app/games";
import type { BoardModule } from "./board";
import { houseGame, isHouseGame } from "./house";

type Others = typeof import("./others");

// Stands where a board will be that is still being loaded.
const awaited: BoardModule<unknown> = {
    sides: [],
    grammarOf: () => (move) => [move],
    Board: () => <div class="board-to-come" />,
    summary: () => "",
};

// The boards of games that people have sent in.
const others = signal<Others | null>(null);
let loading: Promise<void> | null = null;

export function loadOthers(): Promise<void> {
    loading ??= import("./others").then(
        (module) => void (others.value = module),
        () => void (loading = null),
    );
    return loading;
}

// Games that people have sent in have a viewer of their own, or the generic board.
export function boardOf(game: string): BoardModule<unknown> {
    if (isHouseGame(game)) return (houseGame(game)?.board as BoardModule<unknown> | undefined) ?? awaited;
    const found = others.value;
    if (!found) {
        void loadOthers();
        return awaited;
    }
    return toldGame(game)?.has_viewer ? found.viewerOf(game) : found.genericOf(game);
}
