// The language of the pages. The arena chooses it for the page that it sends (the reader's choice, which is in a cookie, else
// the browser's first language that there is) and writes it into <html lang>. The scripts that the page names have the texts
// of that language in them.
import { catalogues, codes } from "virtual:catalogues";

// The language that the texts in the sources are written in.
const native = "en";
const cookie = "language";

function chosen(): string {
    const { lang } = typeof document === "undefined" ? { lang: native } : document.documentElement;
    return codes.includes(lang) ? lang : native;
}

export const language = chosen();

// By English text, where nothing was built: for development.
export const catalogue: Readonly<Record<string, string>> = catalogues[language] ?? {};

// English dates and times are written as in Europe: 16 Nov, 08:05.
export const locale = language === native ? "en-GB" : language;

// With their own names: Deutsch, English, magyar.
export const languages: readonly { readonly code: string; readonly name: string }[] = codes.map((code) => ({
    code,
    name: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code,
}));

// The page is loaded again, in the other language.
export function chooseLanguage(code: string): void {
    document.cookie = `${cookie}=${code}; Path=/; Max-Age=31536000; SameSite=Lax`;
    location.reload();
}
