// Moves that are named ahead of one's turn, as a game's page shows them.
import { t } from "../words/words";
export interface Ahead {
    readonly seat: number;
    // Whether a move can be named now.
    readonly isOpen: boolean;
    readonly planned: string | null;
    // What became of the last one, in words, if it was not played.
    readonly note: string | null;
    readonly onPlan: (move: string | null) => void;
}

export function AheadNote({ ahead }: { readonly ahead: Ahead }) {
    if (ahead.planned === null && ahead.note === null) return null;
    return (
        <p class="back-to-game" role="status">
            {ahead.planned === null ? ahead.note : `${t("Premove: {move}", { move: ahead.planned })} `}
            {ahead.planned !== null && (
                <button type="button" onClick={() => ahead.onPlan(null)}>
                    {t("Cancel")}
                </button>
            )}
        </p>
    );
}
