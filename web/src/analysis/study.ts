// The analysis of one game: which positions the engine looks at, in which order, and what it found.
//
// The position on the board comes first, at a glance and then closely; the others follow at a glance, for the graph.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Analysis, Wish } from "./module";

export interface Thinker {
    analyse(wish: Wish): Promise<Analysis>;
    close(): void;
}

export const glance = 20_000;
export const close = 400_000;
// In milliseconds: pages are drawn anew this often while results come in.
const pace = 150;

type Found = ReadonlyMap<string, Analysis>;

export class Study {
    private readonly m_found = signal<Found>(new Map());
    private readonly m_closely = signal<Found>(new Map());
    private readonly m_fault = signal<string | null>(null);
    private readonly m_fresh = new Map<string, Analysis>();
    private m_wanted: readonly string[] = [];
    private m_shown: string | null = null;
    private m_isBusy = false;
    private m_isClosed = false;
    private m_told = 0;

    constructor(
        private readonly m_engine: Thinker,
        private readonly m_options: Readonly<Record<string, string>>,
        private readonly m_now: () => number = () => performance.now(),
    ) {}

    // What is known of each position at a glance: comparable from move to move.
    get found(): ReadonlySignal<Found> {
        return this.m_found;
    }
    get closely(): ReadonlySignal<Found> {
        return this.m_closely;
    }
    get fault(): ReadonlySignal<string | null> {
        return this.m_fault;
    }

    // The positions of the game as far as they are known, and the one on the board.
    want(positions: readonly string[], shown: string | null): void {
        this.m_wanted = positions;
        this.m_shown = shown;
        void this.work();
    }

    close(): void {
        this.m_isClosed = true;
        this.m_engine.close();
    }

    private next(): { readonly position: string; readonly nodes: number } | null {
        const isNew = (position: string) => !this.m_found.peek().has(position) && !this.m_fresh.has(position);
        if (this.m_shown !== null && isNew(this.m_shown)) return { position: this.m_shown, nodes: glance };
        if (this.m_shown !== null && !this.m_closely.peek().has(this.m_shown)) return { position: this.m_shown, nodes: close };
        const position = this.m_wanted.find(isNew);
        return position === undefined ? null : { position, nodes: glance };
    }

    private async work(): Promise<void> {
        if (this.m_isBusy) return;
        this.m_isBusy = true;
        try {
            for (let wish = this.next(); wish && !this.m_isClosed; wish = this.next()) {
                const analysis = await this.m_engine.analyse({ ...wish, options: this.m_options });
                this.keep(wish.position, wish.nodes, analysis);
            }
            this.tell();
        } catch (error) {
            this.m_fault.value = error instanceof Error ? error.message : String(error);
            this.m_isClosed = true;
        }
        this.m_isBusy = false;
    }

    private keep(position: string, nodes: number, analysis: Analysis): void {
        if (nodes === close) {
            this.m_closely.value = new Map(this.m_closely.peek()).set(position, analysis);
            return;
        }
        this.m_fresh.set(position, analysis);
        if (position === this.m_shown || this.m_now() - this.m_told >= pace) this.tell();
    }

    private tell(): void {
        if (this.m_fresh.size === 0) return;
        this.m_found.value = new Map([...this.m_found.peek(), ...this.m_fresh]);
        this.m_fresh.clear();
        this.m_told = this.m_now();
    }
}
