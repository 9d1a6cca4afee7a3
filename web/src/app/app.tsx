// The frame of every page: the bar at the top, the current page, the footer.
import { useEffect } from "preact/hooks";
import { learnGames, titleOf } from "./games";
import { ownTitle } from "./own_title";
import { PageOf } from "./pages";
import { hereAddress, listenForNavigation, route } from "./router";
import { link, pageTitle, type Page, type Route } from "./routes";
import { session } from "./session";
import { ThemeSwitch } from "./theme_switch";
import { logInAddress } from "./way_back";

interface Destination {
    readonly address: string;
    readonly words: string;
    // The pages where it is marked as the current one.
    readonly pages: readonly Page[];
}

const destinations: readonly Destination[] = [
    { address: link("ladders"), words: "Ladder", pages: ["ladder", "ladders", "contender"] },
    { address: link("tournaments"), words: "Tournaments", pages: ["tournament", "tournaments", "new-tournament"] },
    { address: link("contests"), words: "Contests", pages: ["contest", "contests", "new-contest"] },
];
const forAdministrators: Destination = { address: link("administration"), words: "Administration", pages: ["administration"] };

function Navigation({ page }: { page: Route["page"] }) {
    const isAdministrator = session.person.value?.role === "administrator";
    return (
        <nav aria-label="Main">
            {[...destinations, ...(isAdministrator ? [forAdministrators] : [])].map(({ address, words, pages }) => (
                <a key={address} href={address} aria-current={(pages as readonly string[]).includes(page) ? "page" : undefined}>
                    {words}
                </a>
            ))}
        </nav>
    );
}

export function App() {
    useEffect(listenForNavigation, []);
    useEffect(() => void session.restore(), []);
    useEffect(() => void learnGames(), []);
    const title = pageTitle(route.value, titleOf, ownTitle.value);
    useEffect(() => {
        document.title = title;
    }, [title]);
    // The board has all the room there is.
    const isGame = route.value.page === "table" || route.value.page === "stored";
    // An embedded game has no bar and no footer.
    if (route.value.page === "embed")
        return (
            <main id="page" class="game-view embedded">
                <PageOf route={route.value} />
            </main>
        );
    return (
        <>
            <a class="skip" href="#page">
                Skip to content
            </a>
            <header class={isGame ? "bar in-game" : "bar"}>
                <a class="brand" href={link("home")}>
                    Tulkas
                </a>
                <Navigation page={route.value.page} />
                <a
                    class="account-link"
                    href={session.person.value ? link("account") : logInAddress(hereAddress())}
                    aria-current={route.value.page === "account" ? "page" : undefined}
                >
                    {session.person.value?.name ?? "Log in"}
                </a>
                <ThemeSwitch />
            </header>
            <main id="page" tabindex={-1} class={isGame ? "game-view" : ""}>
                <PageOf route={route.value} />
            </main>
            <footer class="foot">
                <a href={link("reference")}>API</a>
            </footer>
        </>
    );
}
