// The last language used, in any game.
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
        // Storage may be blocked: then the choice is not remembered.
    }
}
