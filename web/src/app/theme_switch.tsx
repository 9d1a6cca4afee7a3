import { chooseTheme, theme, themeAfter, type Theme } from "./theme";

const pictures: Record<Theme, string> = { system: "◐", light: "☀", dark: "☾" };
const words: Record<Theme, string> = { system: "system", light: "light", dark: "dark" };

export function ThemeSwitch() {
    const now = theme.value;
    const label = `Theme: ${words[now]}. Change to: ${words[themeAfter(now)]}`;
    return (
        <button type="button" class="theme" aria-label={label} title={label} onClick={() => chooseTheme(themeAfter(now))}>
            <span aria-hidden="true">{pictures[now]}</span>
        </button>
    );
}
