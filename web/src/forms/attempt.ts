// Runs an action: busy, failed with a message, or done.
import { useSignal, type ReadonlySignal } from "@preact/signals";
import { reasonIn } from "../app/asked";

export interface Attempt {
    readonly isBusy: ReadonlySignal<boolean>;
    readonly fault: ReadonlySignal<string | null>;
    readonly run: (action: () => Promise<void>) => Promise<void>;
}

export function useAttempt(): Attempt {
    const isBusy = useSignal(false);
    const fault = useSignal<string | null>(null);
    const run = async (action: () => Promise<void>) => {
        if (isBusy.peek()) return;
        isBusy.value = true;
        fault.value = null;
        try {
            await action();
        } catch (error) {
            fault.value = reasonIn(error);
        }
        isBusy.value = false;
    };
    return { isBusy, fault, run };
}
