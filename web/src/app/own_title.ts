// A title that a page sets itself, to show progress in the browser’s tab.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export const ownTitle = signal<string | null>(null);

export function useOwnTitle(words: string): void {
    useEffect(() => {
        ownTitle.value = words;
        return () => void (ownTitle.value = null);
    }, [words]);
}
