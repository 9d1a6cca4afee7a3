// A request to the API: pending, answered or failed.
import { useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError } from "../api/client";

export type Asked<Answer> =
    { readonly is: "asking" } | { readonly is: "there"; readonly answer: Answer } | { readonly is: "failed"; readonly why: string };

// The server’s error message.
export function reasonIn(error: unknown): string {
    return error instanceof ApiError ? error.message : String(error);
}

// Sends the request again when an input changes; late answers to earlier requests are dropped.
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
