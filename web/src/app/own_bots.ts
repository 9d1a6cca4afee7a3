// The bots of the person who is logged in, so that their rows can be marked.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { submissions } from "../api/submissions";
import { session } from "./session";

const own = signal<ReadonlySet<number>>(new Set());

async function learn(person: number | null): Promise<void> {
    try {
        const bots = person === null ? [] : await submissions.bots(`owner=${person}`);
        if (session.person.peek()?.id === (person ?? undefined)) own.value = new Set(bots.map(({ id }) => id));
    } catch {
        // Their rows look like others.
    }
}

// Their ids, also of those in contests.
export function useOwnBots(): ReadonlySet<number> {
    const person = session.person.value?.id ?? null;
    useEffect(() => void learn(person), [person]);
    return own.value;
}
