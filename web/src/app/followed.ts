// Polls something that changes while the page is visible.
//
// What has changed is found out by the arena (an answer has a tag), so that looking often costs little. A page that
// nobody sees does not ask. Once there, an answer stays when the arena cannot be reached for a while.
import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api, ApiError, type Tagged } from "../api/client";
import { reasonIn, type Asked } from "./asked";

export interface World {
    newer<Answer>(path: string, before: Tagged<Answer> | null): Promise<Tagged<Answer>>;
    // Runs it later; the returned function cancels it.
    after(milliseconds: number, action: () => void): () => void;
    isSeen(): boolean;
}

// Whether it will never change again.
export type IsOver<Answer> = (answer: Answer) => boolean;

// Polling intervals in milliseconds: for what people wait for, and for the rest.
export const lively = 3_000;
export const calm = 15_000;

export class Follower<Answer> {
    private readonly mutable: Signal<Asked<Answer>> = signal({ is: "asking" });
    private last: Tagged<Answer> | null = null;
    private cancel: (() => void) | null = null;
    // Numbers the requests, so that late answers can be dropped.
    private turn = 0;

    constructor(
        private readonly path: string,
        private readonly isOver: IsOver<Answer>,
        private readonly world: World,
        private readonly pace = lively,
    ) {}

    get asked(): ReadonlySignal<Asked<Answer>> {
        return this.mutable;
    }
    // Polls now, and keeps polling.
    async look(): Promise<void> {
        this.cancel?.();
        this.cancel = null;
        const turn = ++this.turn;
        let isDone = false;
        try {
            const found = await this.world.newer(this.path, this.last);
            if (turn !== this.turn) return;
            if (found !== this.last) this.mutable.value = { is: "there", answer: found.answer };
            this.last = found;
            isDone = this.isOver(found.answer);
        } catch (error) {
            if (turn !== this.turn) return;
            isDone = error instanceof ApiError && error.isFinal;
            if (this.last === null || isDone) this.mutable.value = { is: "failed", why: reasonIn(error) };
        }
        if (!isDone) this.wait();
    }
    close(): void {
        ++this.turn;
        this.cancel?.();
    }

    private wait(): void {
        this.cancel?.();
        this.cancel = this.world.after(this.pace, () => (this.world.isSeen() ? void this.look() : this.wait()));
    }
}

export const browser: World = {
    newer: (path, before) => api.newer(path, before),
    after: (milliseconds, action) => {
        const timer = setTimeout(action, milliseconds);
        return () => clearTimeout(timer);
    },
    isSeen: () => document.visibilityState === "visible",
};

export const never = () => false;

export function useFollowed<Answer>(path: string, isOver: IsOver<Answer> = never, pace = lively): Follower<Answer> {
    const follower = useMemo(() => new Follower<Answer>(path, isOver, browser, pace), [path]);
    useEffect(() => {
        void follower.look();
        return () => follower.close();
    }, [follower]);
    return follower;
}
