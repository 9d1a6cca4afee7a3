// The way to where one logs in and back: the page that asked for it is named in the address, as in /account?to=/submit/ploy.
import { routeOf } from "./router";

const anywhere = "http://arena.invalid";

function addressIn(text: string): URL | null {
    try {
        return new URL(text, anywhere);
    } catch {
        return null;
    }
}

// The page that is gone to afterwards. Null of what is none of ours: anybody can write a link to us, and nobody shall be led
// elsewhere by it.
export function wayBack(to: string | null): string | null {
    const address = to === null ? null : addressIn(to);
    if (!address || address.origin !== anywhere || address.pathname.startsWith("//")) return null;
    const { page } = routeOf(address.pathname, address.search);
    return page === "missing" || page === "account" ? null : address.pathname + address.search;
}

export function logInAddress(from: string): string {
    return wayBack(from) === null ? "/account" : `/account?to=${encodeURIComponent(from).replace(/%2F/g, "/")}`;
}
