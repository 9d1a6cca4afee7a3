// The browser's storage. There is none outside of browsers, and it may be forbidden: to a page in another site's frame, say.
export interface Memory {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
}

export function storage(): Storage | null {
    try {
        return localStorage;
    } catch {
        return null;
    }
}
