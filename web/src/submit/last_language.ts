// The language that somebody has written in the last time, for whichever game.
const key = "language";

export function lastLanguage(): string {
    try {
        return localStorage.getItem(key) ?? "python";
    } catch {
        return "python";
    }
}

export function rememberLanguage(language: string): void {
    try {
        localStorage.setItem(key, language);
    } catch {
        // Storage may be forbidden: the next time one chooses again.
    }
}
