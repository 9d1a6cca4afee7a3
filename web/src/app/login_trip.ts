// The way to an institution's login and back: where one wanted to go is remembered in this window, not sent along.
import { wayBack } from "./way_back";

const key = "after-login";

function memory(): Storage | null {
    try {
        return sessionStorage;
    } catch {
        return null; // blocked: then one ends at one's account
    }
}

export function leaveFor(url: string, to: string | null): void {
    if (to === null) memory()?.removeItem(key);
    else memory()?.setItem(key, to);
    location.assign(url);
}

// Only a page of ours.
export function destination(): string | null {
    const to = memory()?.getItem(key) ?? null;
    memory()?.removeItem(key);
    return wayBack(to);
}
