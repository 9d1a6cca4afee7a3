// Something that the arena is asked for: on its way, there, or not to be had.
import { useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api/client";

export type Asked<Answer> = { readonly is: "asking" } | { readonly is: "there"; readonly answer: Answer } | { readonly is: "failed"; readonly why: string };

// Why something did not happen, in the arena's words.
export function reasonIn(error: unknown): string {
    return error instanceof ApiError ? error.message : String(error);
}

// Asks when one of the inputs has changed; an answer that comes after the next question is dropped.
export function useAsked<Answer>(ask: () => Promise<Answer>, inputs: readonly unknown[]): ReadonlySignal<Asked<Answer>> {
    const asked = useSignal<Asked<Answer>>({ is: "asking" });
    useEffect(() => {
        let isCurrent = true;
        asked.value = { is: "asking" };
        ask().then(
            (answer) => isCurrent && (asked.value = { is: "there", answer }),
            (error: unknown) => isCurrent && (asked.value = { is: "failed", why: reasonIn(error) }),
        );
        return () => void (isCurrent = false);
    }, inputs);
    return asked;
}
