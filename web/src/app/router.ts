// Going from page to page without loading anything anew.
//
// The address is the only state: a link leads back to the same page, and the browser's own buttons work.
import { signal } from "@preact/signals";
import { routeOf, type Route } from "./routes";

const inBrowser = typeof location !== "undefined";
export const route = signal<Route>(inBrowser ? routeOf(location.pathname, location.search) : { page: "home" });

// The address of the page that is shown.
export function hereAddress(): string {
    return inBrowser ? location.pathname + location.search : "/";
}

// One-time links carry their secret behind the #, so that it is never sent as part of an address.
export function secretInAddress(): string {
    return inBrowser ? location.hash.slice(1) : "";
}
export function forgetSecret(): void {
    history.replaceState(null, "", location.pathname);
}

export function goTo(address: string): void {
    history.pushState(null, "", address);
    route.value = routeOf(location.pathname, location.search);
    scrollTo(0, 0);
    // The next Tab and screen readers start at the new page.
    document.getElementById("page")?.focus({ preventScroll: true });
}

// A plain click, without modifier keys.
function isPlainClick(event: MouseEvent): boolean {
    return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function followLink(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
    // Other addresses belong to the server: files and the API.
    const hasPage = isOurs && !link.hash && routeOf(link.pathname).page !== "missing";
    if (!hasPage || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    goTo(link.pathname + link.search);
}

export function listenForNavigation(): void {
    addEventListener("popstate", () => (route.value = routeOf(location.pathname, location.search)));
    document.addEventListener("click", followLink);
}
