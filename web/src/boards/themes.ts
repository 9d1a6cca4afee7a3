// The colours of the boards: those of each game, or one of a few sets for all. The choice is kept in the browser.
import { signal } from "@preact/signals";
import { storage } from "../app/storage";
import { t } from "../words/words";

export const boardThemes = { standard: t("The game’s own"), wood: t("Wood"), slate: t("Slate"), contrast: t("High contrast") } as const;
export type BoardTheme = keyof typeof boardThemes;

const key = "board-theme";

function isTheme(text: string | null | undefined): text is BoardTheme {
    return typeof text === "string" && Object.hasOwn(boardThemes, text);
}

function recall(): BoardTheme {
    try {
        const kept = storage()?.getItem(key);
        return isTheme(kept) ? kept : "standard";
    } catch {
        return "standard";
    }
}

export const boardTheme = signal<BoardTheme>(recall());

export function chooseBoardTheme(choice: string): void {
    if (!isTheme(choice)) return;
    boardTheme.value = choice;
    try {
        storage()?.setItem(key, choice);
    } catch {
        // Storage may be blocked: then it is for this page only.
    }
}
