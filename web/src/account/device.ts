// A browser's own description (User-Agent) in a few words: "Firefox on Linux".
import { t } from "../words/words";
const browsers: readonly (readonly [RegExp, string])[] = [
    [/\bEdgA?\//, "Edge"],
    [/\bOPR\//, "Opera"],
    [/\bFirefox\/|\bFxiOS\//, "Firefox"],
    [/\bChromium\//, "Chromium"],
    [/Chrome\/|\bCriOS\//, "Chrome"],
    [/\bSafari\//, "Safari"],
    [/\bcurl\//, "curl"],
];
const systems: readonly (readonly [RegExp, string])[] = [
    [/\bAndroid\b/, "Android"],
    [/\b(iPhone|iPad)\b/, "iOS"],
    [/\bWindows\b/, "Windows"],
    [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
    [/\bCrOS\b/, "ChromeOS"],
    [/\bLinux\b/, "Linux"],
];

function nameIn(text: string, names: readonly (readonly [RegExp, string])[]): string | null {
    return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

export function deviceName(text: string): string {
    const browser = nameIn(text, browsers);
    const system = nameIn(text, systems);
    if (browser === null) return text === "" ? t("unknown device") : text.slice(0, 60);
    return system === null ? browser : t("{browser} on {system}", { browser, system });
}
