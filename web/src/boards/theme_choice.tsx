import { t } from "../words/words";
import { boardTheme, boardThemes, chooseBoardTheme } from "./themes";
import "./themes.css";

export function ThemeChoice() {
    return (
        <label class="board-theme-choice">
            {t("Board colours")}{" "}
            <select value={boardTheme.value} onChange={(event) => chooseBoardTheme(event.currentTarget.value)}>
                {Object.entries(boardThemes).map(([theme, words]) => (
                    <option key={theme} value={theme}>
                        {words}
                    </option>
                ))}
            </select>
        </label>
    );
}
