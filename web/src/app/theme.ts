// Light, dark or system. The choice is kept in the browser; public/theme.js applies it before the
// first paint.
import { signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";

export const themes: readonly Theme[] = ["system", "light", "dark"];

function stored(): Theme {
    const chosen = typeof document === "undefined" ? undefined : document.documentElement.dataset["theme"];
    return chosen === "light" || chosen === "dark" ? chosen : "system";
}

export const theme = signal<Theme>(stored());

export function chooseTheme(choice: Theme): void {
    theme.value = choice;
    const root = document.documentElement;
    if (choice === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = choice;
    try {
        if (choice === "system") localStorage.removeItem("theme");
        else localStorage.setItem("theme", choice);
    } catch {
        // Storage may be blocked: then the choice lasts until the page is closed.
    }
}

export function themeAfter(choice: Theme): Theme {
    return themes[(themes.indexOf(choice) + 1) % themes.length] ?? "system";
}
