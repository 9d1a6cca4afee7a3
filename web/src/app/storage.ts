// The browser’s storage. It is missing outside of browsers, and may be blocked, e.g. in a frame of another site.
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
