// The frame of every page: the bar at the top, the current page, the footer.
import { useEffect } from "preact/hooks";
import { LanguageSwitch } from "../words/language_switch";
import { t } from "../words/words";
import { titleOf } from "./games";
import { learnGames } from "./learn_games";
import { ownTitle } from "./own_title";
import { PageOf } from "./pages";
import { hereAddress, listenForNavigation, route } from "./router";
import { link, type Page, type Route } from "./routes";
import { session, shownName } from "./session";
import { ThemeSwitch } from "./theme_switch";
import { pageTitle } from "./titles";
import { logInAddress } from "./way_back";

interface Destination {
    readonly address: string;
    readonly words: string;
    // The pages where it is marked as the current one.
    readonly pages: readonly Page[];
}

const destinations: readonly Destination[] = [
    { address: link("ladders"), words: t("Ladder"), pages: ["ladder", "ladders", "contender"] },
    { address: link("tournaments"), words: t("Tournaments"), pages: ["tournament", "tournaments", "new-tournament"] },
    { address: link("contests"), words: t("Contests"), pages: ["contest", "contests", "new-contest"] },
];
const forPeople: Destination = { address: link("courses"), words: t("Courses"), pages: ["course", "courses", "join-course", "new-course"] };
const forAdministrators: Destination = { address: link("administration"), words: t("Administration"), pages: ["administration"] };

function Navigation({ page }: { page: Route["page"] }) {
    const person = session.person.value;
    const shown = [...destinations, ...(person ? [forPeople] : []), ...(person?.role === "administrator" ? [forAdministrators] : [])];
    return (
        <nav aria-label={t("Main")}>
            {shown.map(({ address, words, pages }) => (
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
    const { page } = route.value;
    const isGame = page === "table" || page === "stored" || page === "watched";
    // On one's own machine there is no arena to go to, and no account.
    const isLocal = page === "watch" || page === "watched";
    // An embedded game has no bar and no footer.
    if (route.value.page === "embed")
        return (
            <main id="page" class="game-view embedded">
                <PageOf route={route.value} />
            </main>
        );
    // For a screen that nobody touches: nothing but the game.
    if (route.value.page === "tv" || route.value.page === "game-tv")
        return (
            <main id="page" class="tv-page">
                <PageOf route={route.value} />
            </main>
        );
    return (
        <>
            <a class="skip" href="#page">
                {t("Skip to content")}
            </a>
            <header class={isGame ? "bar in-game" : "bar"}>
                <a class="brand" href={link(isLocal ? "watch" : "home")}>
                    Tulkas
                </a>
                {isLocal ? <nav aria-label={t("Main")} /> : <Navigation page={page} />}
                {!isLocal && (
                    <a
                        class="account-link"
                        href={session.person.value ? link("account") : logInAddress(hereAddress())}
                        aria-current={page === "account" ? "page" : undefined}
                    >
                        {session.person.value ? shownName(session.person.value) : t("Log in")}
                    </a>
                )}
                <ThemeSwitch />
            </header>
            <main id="page" tabindex={-1} class={isGame ? "game-view" : ""}>
                <PageOf route={route.value} />
            </main>
            <footer class="foot">
                {!isLocal && (
                    <>
                        <a href={link("news")}>{t("News")}</a>
                        <a href={link("tv")}>{t("TV")}</a>
                        <a href={link("reference")}>{t("API")}</a>
                    </>
                )}
                <LanguageSwitch />
            </footer>
        </>
    );
}
