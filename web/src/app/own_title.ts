// A title that a page gives itself while it is shown: so that one sees in the browser's tab what has come about meanwhile.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export const ownTitle = signal<string | null>(null);

export function useOwnTitle(words: string): void {
    useEffect(() => {
        ownTitle.value = words;
        return () => void (ownTitle.value = null);
    }, [words]);
}
