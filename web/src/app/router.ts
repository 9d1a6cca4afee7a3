// Which page an address means, and going there without loading anything anew.
//
// The address is the only state: a page is found again by its link, and the browser's own buttons work.
import { signal } from "@preact/signals";

export type Route =
    | { page: "home" }
    | { page: "gallery" }
    | { page: "account"; to: string | null }
    | { page: "game"; game: string }
    | { page: "table"; id: string; ply: number | null; invitation: string | null }
    | { page: "embed"; id: string; ply: number | null }
    | { page: "person"; id: string }
    | { page: "bot"; id: string }
    | { page: "stored"; book: Book; id: string; number: string; ply: number | null }
    | { page: "submission"; id: string }
    | { page: "submit"; game: string; contest: string | null; from: string | null }
    | { page: "hand-in-game" }
    | { page: "administration" }
    | { page: "board"; game: string; position: string }
    | { page: "contender"; game: string; id: string }
    | { page: "ladder"; game: string }
    | { page: "ladders" }
    | { page: "contest"; slug: string }
    | { page: "contests" }
    | { page: "new-contest" }
    | { page: "new-table"; game: string; position: string }
    | { page: "new-tournament" }
    | { page: "tournament"; id: string }
    | { page: "tournaments" }
    | { page: "missing"; path: string };

// Where games are kept that were not played at a table.
export type Book = "ladder" | "submissions" | "tournaments";
const books: readonly string[] = ["ladder", "submissions", "tournaments"] satisfies readonly Book[];

const name = /^[A-Za-z0-9_-]+$/;

// The whole of what follows the question mark is the position: positions hold = and & in no game of the arena, and
// people type blanks as they are, as + or as %20.
function positionIn(search: string): string {
    const text = search.replace(/^\?/, "").replace(/\+/g, " ");
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

function plyIn(query: URLSearchParams): number | null {
    const ply = query.get("ply");
    return ply !== null && /^\d+$/.test(ply) ? Number(ply) : null;
}

export function routeOf(path: string, search = ""): Route {
    const parts = path.replace(/^\/+|\/+$/g, "").split("/");
    if (parts[0] === "embed" && parts[1] === "tables" && parts.length === 3 && name.test(parts[2] ?? "")) {
        return { page: "embed", id: parts[2] ?? "", ply: plyIn(new URLSearchParams(search)) };
    }
    const [first = "", second = "", third, fourth = ""] = parts;
    const whole = third === undefined && name.test(second);
    if (first === "") return { page: "home" };
    if (first === "account" && second === "") return { page: "account", to: new URLSearchParams(search).get("to") };
    if (first === "gallery" && second === "") return { page: "gallery" };
    if (first === "hand-in-game" && second === "") return { page: "hand-in-game" };
    if (first === "administration" && second === "") return { page: "administration" };
    if (first === "ladder" && second === "") return { page: "ladders" };
    if (first === "ladder" && whole) return { page: "ladder", game: second };
    if (first === "ladder" && third === "contenders" && parts.length === 4 && name.test(fourth)) return { page: "contender", game: second, id: fourth };
    if (third === "games" && parts.length === 4 && books.includes(first) && name.test(second) && /^\d+$/.test(fourth)) {
        return { page: "stored", book: first as Book, id: second, number: fourth, ply: plyIn(new URLSearchParams(search)) };
    }
    if (first === "bots" && whole) return { page: "bot", id: second };
    if (first === "contests" && second === "") return { page: "contests" };
    if (first === "contests" && whole) return { page: "contest", slug: second };
    if (first === "new-contest" && second === "") return { page: "new-contest" };
    if (first === "new-tournament" && second === "") return { page: "new-tournament" };
    if (first === "tournaments" && second === "") return { page: "tournaments" };
    if (first === "tournaments" && whole) return { page: "tournament", id: second };
    if (first === "people" && whole) return { page: "person", id: second };
    if (first === "games" && whole) return { page: "game", game: second };
    if (first === "board" && whole) return { page: "board", game: second, position: positionIn(search) };
    if (first === "new-table" && whole) return { page: "new-table", game: second, position: new URLSearchParams(search).get("position") ?? "" };
    if (first === "submissions" && whole) return { page: "submission", id: second };
    if (first === "submit" && whole) {
        const query = new URLSearchParams(search);
        return { page: "submit", game: second, contest: query.get("contest"), from: query.get("from") };
    }
    if (first === "tables" && whole) {
        const query = new URLSearchParams(search);
        return { page: "table", id: second, ply: plyIn(query), invitation: query.get("invitation") };
    }
    return { page: "missing", path };
}

const inBrowser = typeof location !== "undefined";
export const route = signal<Route>(inBrowser ? routeOf(location.pathname, location.search) : { page: "home" });

// The address of the page that is shown.
export function hereAddress(): string {
    return inBrowser ? location.pathname + location.search : "/";
}

export function goTo(address: string): void {
    history.pushState(null, "", address);
    route.value = routeOf(location.pathname, location.search);
    scrollTo(0, 0);
    // So that the next Tab, and a screen reader, begin at the new page and not at the link that led there.
    document.getElementById("page")?.focus({ preventScroll: true });
}

// Whether a click on a link is one that the page itself should follow.
function isPlainClick(event: MouseEvent): boolean {
    return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function followLink(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
    // Other addresses are the server's own to answer: files, its reference of the interface.
    const hasPage = isOurs && !link.hash && routeOf(link.pathname).page !== "missing";
    if (!hasPage || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    goTo(link.pathname + link.search);
}

export function listenForNavigation(): void {
    addEventListener("popstate", () => (route.value = routeOf(location.pathname, location.search)));
    document.addEventListener("click", followLink);
}
