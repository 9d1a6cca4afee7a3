// The frame of every page: the bar at the top, and the page that the address means.
import { useEffect } from "preact/hooks";
import { Home } from "../pages/home";
import { Missing } from "../pages/missing";
import { lazy } from "./lazy";
import { listenForNavigation, route, type Route } from "./router";
import { ThemeSwitch } from "./theme_switch";

const Gallery = lazy(() => import("../pages/gallery").then((page) => page.Gallery));

const TablePage = lazy(() => import("../pages/table").then((page) => page.TablePage));
const GamePage = lazy(() => import("../pages/game").then((page) => page.GamePage));
const BoardPage = lazy(() => import("../pages/board").then((page) => page.BoardPage));

function pageOf(to: Route) {
    switch (to.page) {
        case "home":
            return <Home />;
        case "gallery":
            return <Gallery />;
        case "game":
            return <GamePage game={to.game} />;
        case "table":
            return <TablePage id={to.id} ply={to.ply} invitation={to.invitation} />;
        case "board":
            return <BoardPage game={to.game} position={to.position} />;
        case "missing":
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
                <nav aria-label="Main">
                    <a href="/gallery">Boards</a>
                </nav>
                <ThemeSwitch />
            </header>
            <main id="page" tabIndex={-1}>
                {pageOf(route.value)}
            </main>
        </>
    );
}
