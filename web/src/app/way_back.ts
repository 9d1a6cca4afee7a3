// Returning to the previous page after login: /account?to=/submit/ploy.
import { link, routeOf } from "./routes";

const entrances: ReadonlySet<string> = new Set(["account", "login", "register", "first-administrator", "new-password", "forgot-password"]);
const anywhere = "http://arena.invalid";

function addressIn(text: string): URL | null {
    try {
        return new URL(text, anywhere);
    } catch {
        return null;
    }
}

// The page to return to. Null for other sites: a link to us must not redirect people elsewhere.
export function wayBack(to: string | null): string | null {
    const address = to === null ? null : addressIn(to);
    if (!address || address.origin !== anywhere || address.pathname.startsWith("//")) return null;
    const { page } = routeOf(address.pathname, address.search);
    return page === "missing" || entrances.has(page) ? null : address.pathname + address.search;
}

export function logInAddress(from: string): string {
    return link("account", { to: wayBack(from) });
}
