// What an engine is asked about Battleship: where the ships of whoever is shot at may lie, by what the shooter knows.
import { t } from "../../words/words";
import type { GameAnalysis } from "../board";
import type { BattleshipView, Field } from "./view";

// The shooter knows nothing of ships that are not hit, even where a spectator sees them.
function mapOf(field: Field): string {
    return field.grid.map((row) => row.replaceAll("s", ".")).join("/");
}

export const analysis: GameAnalysis = {
    positionOf(view: BattleshipView): string | null {
        if (view.phase !== "shooting") return null;
        const field = view.field ?? view.fields?.[view.turn === 0 ? 1 : 0];
        return field ? mapOf(field) : null;
    },
    about: t("Over the fleets that agree with all previous shots. The stronger the colour of a square, the likelier a ship is there."),
};
