// The frame of every page: the bar at the top, and the page that the address means.
import { useEffect } from "preact/hooks";
import { Home } from "../pages/home";
import { Missing } from "../pages/missing";
import { learnGames } from "./games";
import { lazy } from "./lazy";
import { ownTitle } from "./own_title";
import { hereAddress, listenForNavigation, route, type Route } from "./router";
import { session } from "./session";
import { ThemeSwitch } from "./theme_switch";
import { pageTitle } from "./titles";
import { logInAddress } from "./way_back";

const Gallery = lazy(() => import("../pages/gallery").then((page) => page.Gallery));
const Account = lazy(() => import("../pages/account").then((page) => page.Account));
const BotPage = lazy(() => import("../pages/bot").then((page) => page.BotPage));
const StoredPage = lazy(() => import("../pages/stored").then((page) => page.StoredPage));
const SubmissionPage = lazy(() => import("../pages/submission").then((page) => page.SubmissionPage));
const SubmitPage = lazy(() => import("../pages/submit").then((page) => page.SubmitPage));
const HandInGamePage = lazy(() => import("../pages/hand_in_game").then((page) => page.HandInGamePage));
const TablePage = lazy(() => import("../pages/table").then((page) => page.TablePage));
const GamePage = lazy(() => import("../pages/game").then((page) => page.GamePage));
const EmbedPage = lazy(() => import("../pages/embed").then((page) => page.EmbedPage));
const PersonPage = lazy(() => import("../pages/person").then((page) => page.PersonPage));
const Administration = lazy(() => import("../pages/administration").then((page) => page.Administration));
const BoardPage = lazy(() => import("../pages/board").then((page) => page.BoardPage));
const ContenderPage = lazy(() => import("../pages/contender").then((page) => page.ContenderPage));
const LadderPage = lazy(() => import("../pages/ladder").then((page) => page.LadderPage));
const LaddersPage = lazy(() => import("../pages/ladder").then((page) => page.LaddersPage));
const ContestPage = lazy(() => import("../pages/contest").then((page) => page.ContestPage));
const ContestsPage = lazy(() => import("../pages/contests").then((page) => page.ContestsPage));
const NewContestPage = lazy(() => import("../pages/new_contest").then((page) => page.NewContestPage));
const NewTablePage = lazy(() => import("../pages/new_table").then((page) => page.NewTablePage));
const NewTournamentPage = lazy(() => import("../pages/new_tournament").then((page) => page.NewTournamentPage));
const TournamentPage = lazy(() => import("../pages/tournament").then((page) => page.TournamentPage));
const TournamentsPage = lazy(() => import("../pages/tournaments").then((page) => page.TournamentsPage));

function pageOf(to: Route) {
    switch (to.page) {
        case "home":
            return <Home />;
        case "gallery":
            return <Gallery />;
        case "game":
            return <GamePage game={to.game} />;
        case "account":
            return <Account to={to.to} />;
        case "bot":
            return <BotPage key={to.id} id={to.id} />;
        case "stored":
            return <StoredPage key={`${to.book} ${to.id} ${to.number}`} book={to.book} id={to.id} number={to.number} ply={to.ply} />;
        case "submission":
            return <SubmissionPage key={to.id} id={to.id} />;
        case "submit":
            return <SubmitPage key={to.from ?? to.game} game={to.game} contest={to.contest} from={to.from} />;
        case "hand-in-game":
            return <HandInGamePage />;
        case "table":
            return <TablePage id={to.id} ply={to.ply} invitation={to.invitation} />;
        case "embed":
            return <EmbedPage id={to.id} ply={to.ply} />;
        case "person":
            return <PersonPage id={to.id} />;
        case "administration":
            return <Administration />;
        case "board":
            return <BoardPage game={to.game} position={to.position} />;
        case "contender":
            return <ContenderPage game={to.game} id={to.id} />;
        case "ladder":
            return <LadderPage game={to.game} />;
        case "ladders":
            return <LaddersPage />;
        case "contest":
            return <ContestPage slug={to.slug} />;
        case "contests":
            return <ContestsPage />;
        case "new-contest":
            return <NewContestPage />;
        case "new-table":
            return <NewTablePage game={to.game} position={to.position} />;
        case "new-tournament":
            return <NewTournamentPage />;
        case "tournament":
            return <TournamentPage id={to.id} />;
        case "tournaments":
            return <TournamentsPage />;
        case "missing":
            return <Missing />;
    }
}

interface Destination {
    readonly address: string;
    readonly words: string;
    // The pages that lie behind it.
    readonly pages: readonly Route["page"][];
}

const destinations: readonly Destination[] = [
    { address: "/ladder", words: "Ladder", pages: ["ladder", "ladders", "contender"] },
    { address: "/tournaments", words: "Tournaments", pages: ["tournament", "tournaments", "new-tournament"] },
    { address: "/contests", words: "Contests", pages: ["contest", "contests", "new-contest"] },
];
const forAdministrators: Destination = { address: "/administration", words: "Administration", pages: ["administration"] };

function Navigation({ page }: { page: Route["page"] }) {
    const isAdministrator = session.person.value?.role === "administrator";
    return (
        <nav aria-label="Main">
            {[...destinations, ...(isAdministrator ? [forAdministrators] : [])].map(({ address, words, pages }) => (
                <a key={address} href={address} aria-current={pages.includes(page) ? "page" : undefined}>
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
    const title = pageTitle(route.value, ownTitle.value);
    useEffect(() => {
        document.title = title;
    }, [title]);
    // Within another page the game stands alone.
    if (route.value.page === "embed") return <main id="page">{pageOf(route.value)}</main>;
    return (
        <>
            <a class="skip" href="#page">
                Skip to the page
            </a>
            <header class="bar">
                <a class="brand" href="/">
                    Tulkas
                </a>
                <Navigation page={route.value.page} />
                <a
                    class="account-link"
                    href={session.person.value ? "/account" : logInAddress(hereAddress())}
                    aria-current={route.value.page === "account" ? "page" : undefined}
                >
                    {session.person.value?.name ?? "Log in"}
                </a>
                <ThemeSwitch />
            </header>
            <main id="page" tabindex={-1}>
                {pageOf(route.value)}
            </main>
            <footer class="foot">
                <a href="/gallery">All boards</a>
                <a href="/reference">Interface for programs</a>
            </footer>
        </>
    );
}
