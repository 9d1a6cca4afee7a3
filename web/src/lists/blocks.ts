// A table that is too long to be held at once, kept block by block: what somebody looks at is asked for, and asked for again
// while it can change.
import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Tagged } from "../api/client";
import { lively, type World } from "../app/followed";

// Blocks by their paths.
export type Known<Block> = ReadonlyMap<string, Block>;

// Those that nobody looks at are kept for whoever scrolls back, up to this many.
const mostKept = 60;

export class Blocks<Block> {
    private readonly mutable: Signal<Known<Block>> = signal(new Map());
    private readonly tagged = new Map<string, Tagged<Block>>();
    // What each part of the page shows.
    private readonly wanted = new Map<string, readonly string[]>();
    private cancel: (() => void) | null = null;
    private isAsking = false;
    private isClosed = false;

    constructor(
        private readonly isOver: () => boolean,
        private readonly world: World,
        private readonly pace = lively,
    ) {}

    get known(): ReadonlySignal<Known<Block>> {
        return this.mutable;
    }
    // This part shows these blocks from now on.
    want(part: string, paths: readonly string[]): void {
        this.wanted.set(part, paths);
        if (paths.some((path) => !this.tagged.has(path))) void this.ask((path) => !this.tagged.has(path));
    }
    // Asks again for what is shown, and keeps doing so.
    async look(): Promise<void> {
        this.cancel?.();
        this.cancel = null;
        await this.ask(() => true);
        if (!this.isClosed && !this.isOver()) this.wait();
    }
    close(): void {
        this.isClosed = true;
        this.cancel?.();
    }

    private wait(): void {
        this.cancel = this.world.after(this.pace, () => {
            if (this.world.isSeen()) void this.look();
            else this.wait();
        });
    }
    private shown(): string[] {
        return [...new Set([...this.wanted.values()].flat())];
    }
    // One request at a time.
    private async ask(isNeeded: (path: string) => boolean): Promise<void> {
        if (this.isAsking) return;
        this.isAsking = true;
        const done = new Set<string>();
        for (let path = this.next(isNeeded, done); path !== undefined && !this.isClosed; path = this.next(isNeeded, done)) {
            done.add(path);
            await this.askFor(path);
        }
        this.isAsking = false;
    }
    // Also what has come into sight meanwhile.
    private next(isNeeded: (path: string) => boolean, done: ReadonlySet<string>): string | undefined {
        return this.shown().find((path) => !done.has(path) && (isNeeded(path) || !this.tagged.has(path)));
    }
    private async askFor(path: string): Promise<void> {
        const before = this.tagged.get(path) ?? null;
        try {
            const found = await this.world.newer<Block>(path, before);
            if (this.isClosed || found === before) return;
            this.tagged.delete(path); // the newest are last
            this.tagged.set(path, found);
            this.forget();
            this.mutable.value = new Map([...this.tagged].map(([key, { answer }]) => [key, answer]));
        } catch {
            // Asked for again at the next look.
        }
    }
    private forget(): void {
        const shown = new Set(this.shown());
        for (const path of this.tagged.keys()) {
            if (this.tagged.size <= mostKept) return;
            if (!shown.has(path)) this.tagged.delete(path);
        }
    }
}
