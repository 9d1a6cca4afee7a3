// Earlier positions of a game, loaded when needed.
//
// They come in pages, as the arena tells them to whoever asks; so any game can be looked back at without its rules.
import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { PastView } from "../api/tables";

export type AskForViews = (from: number, limit: number) => Promise<readonly PastView[]>;

export const pageSize = 20;

export class Past {
    private readonly m_views: Signal<ReadonlyMap<number, unknown>>;
    private readonly m_asking = new Set<number>();
    // Answers to what was asked before everything was forgotten are of no use.
    private m_age = 0;

    constructor(
        private readonly ask: AskForViews,
        known: ReadonlyMap<number, unknown> = new Map(),
    ) {
        this.m_views = signal(known);
    }

    get views(): ReadonlySignal<ReadonlyMap<number, unknown>> {
        return this.m_views;
    }

    // Asks for the page with this ply, unless it is known or on its way.
    async want(ply: number): Promise<void> {
        const page = Math.floor(ply / pageSize);
        if (this.m_views.peek().has(ply) || this.m_asking.has(page)) return;
        const age = this.m_age;
        this.m_asking.add(page);
        try {
            const found = await this.ask(page * pageSize, pageSize);
            if (age === this.m_age)
                this.m_views.value = new Map([...this.m_views.peek(), ...found.map((each) => [each.ply, each.view] as const)]);
        } catch {
            // Whoever looks at it again asks again.
        }
        if (age === this.m_age) this.m_asking.delete(page);
    }

    // The game is over, and what was hidden is told now.
    forget(): void {
        ++this.m_age;
        this.m_asking.clear();
        this.m_views.value = new Map();
    }
}
