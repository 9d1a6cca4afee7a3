// The frame of every page: the bar at the top, and the page that the address means.
import { useEffect } from "preact/hooks";
import { Home } from "../pages/home";
import { Missing } from "../pages/missing";
import { listenForNavigation, route, type Route } from "./router";
import { ThemeSwitch } from "./theme_switch";

function pageOf(to: Route) {
    switch (to.page) {
        case "home":
            return <Home />;
        default:
            return <Missing />;
    }
}

export function App() {
    useEffect(listenForNavigation, []);
    return (
        <>
            <a class="skip" href="#page">
                Skip to the page
            </a>
            <header class="bar">
                <a class="brand" href="/">
                    Tulkas
                </a>
                <ThemeSwitch />
            </header>
            <main id="page" tabIndex={-1}>
                {pageOf(route.value)}
            </main>
        </>
    );
}
