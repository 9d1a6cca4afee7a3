import { t } from "../words/words";
import { chooseTheme, theme, themeAfter, type Theme } from "./theme";

const pictures: Record<Theme, string> = { system: "◐", light: "☀", dark: "☾" };
const words: Record<Theme, string> = { system: t("system@@theme"), light: t("light@@theme"), dark: t("dark@@theme") };

export function ThemeSwitch() {
    const now = theme.value;
    const label = t("Theme: {now}. Change to: {next}", { now: words[now], next: words[themeAfter(now)] });
    return (
        <button type="button" class="theme" aria-label={label} title={label} onClick={() => chooseTheme(themeAfter(now))}>
            <span aria-hidden="true">{pictures[now]}</span>
        </button>
    );
}
