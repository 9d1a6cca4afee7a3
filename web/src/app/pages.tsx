// The component of every page. They are loaded when they are first shown.
import type { ComponentType } from "preact";
import { Missing } from "../pages/missing";
import { lazy } from "./lazy";
import { hereAddress } from "./router";
import type { Page, PageParameters, Route } from "./routes";

const pages: { readonly [Name in Page]: ComponentType<PageParameters<Name>> } = {
    home: lazy(() => import("../pages/home").then((page) => page.Home)),
    game: lazy(() => import("../pages/game").then((page) => page.GamePage)),
    board: lazy(() => import("../pages/board").then((page) => page.BoardPage)),
    gallery: lazy(() => import("../pages/gallery").then((page) => page.Gallery)),
    "new-table": lazy(() => import("../pages/new_table").then((page) => page.NewTablePage)),
    table: lazy(() => import("../pages/table").then((page) => page.TablePage)),
    embed: lazy(() => import("../pages/embed").then((page) => page.EmbedPage)),
    stored: lazy(() => import("../pages/stored").then((page) => page.StoredPage)),
    watch: lazy(() => import("../pages/watch").then((page) => page.WatchPage)),
    watched: lazy(() => import("../pages/watch").then((page) => page.WatchedPage)),
    submit: lazy(() => import("../pages/submit").then((page) => page.SubmitPage)),
    submission: lazy(() => import("../pages/submission").then((page) => page.SubmissionPage)),
    bot: lazy(() => import("../pages/bot").then((page) => page.BotPage)),
    "submit-game": lazy(() => import("../pages/submit_game").then((page) => page.SubmitGamePage)),
    ladders: lazy(() => import("../pages/ladder").then((page) => page.LaddersPage)),
    ladder: lazy(() => import("../pages/ladder").then((page) => page.LadderPage)),
    contender: lazy(() => import("../pages/contender").then((page) => page.ContenderPage)),
    tournaments: lazy(() => import("../pages/tournaments").then((page) => page.TournamentsPage)),
    tournament: lazy(() => import("../pages/tournament").then((page) => page.TournamentPage)),
    "new-tournament": lazy(() => import("../pages/new_tournament").then((page) => page.NewTournamentPage)),
    contests: lazy(() => import("../pages/contests").then((page) => page.ContestsPage)),
    contest: lazy(() => import("../pages/contest").then((page) => page.ContestPage)),
    "new-contest": lazy(() => import("../pages/new_contest").then((page) => page.NewContestPage)),
    courses: lazy(() => import("../pages/courses").then((page) => page.CoursesPage)),
    course: lazy(() => import("../pages/course").then((page) => page.CoursePage)),
    "join-course": lazy(() => import("../pages/join_course").then((page) => page.JoinCoursePage)),
    "new-course": lazy(() => import("../pages/courses").then((page) => page.NewCoursePage)),
    news: lazy(() => import("../pages/news").then((page) => page.NewsPage)),
    tv: lazy(() => import("../pages/tv").then((page) => page.TvPage)),
    "game-tv": lazy(() => import("../pages/tv").then((page) => page.GameTvPage)),
    account: lazy(() => import("../pages/account").then((page) => page.Account)),
    login: lazy(() => import("../pages/login").then((page) => page.LoginPage)),
    register: lazy(() => import("../pages/register").then((page) => page.RegisterPage)),
    person: lazy(() => import("../pages/person").then((page) => page.PersonPage)),
    administration: lazy(() => import("../pages/administration").then((page) => page.Administration)),
    "first-administrator": lazy(() => import("../pages/first_administrator").then((page) => page.FirstAdministratorPage)),
    "new-password": lazy(() => import("../pages/new_password").then((page) => page.NewPasswordPage)),
    "forgot-password": lazy(() => import("../pages/forgot_password").then((page) => page.ForgotPasswordPage)),
    "confirm-address": lazy(() => import("../pages/confirm_address").then((page) => page.ConfirmAddressPage)),
    reference: lazy(() => import("../pages/reference").then((page) => page.ReferencePage)),
};

// A page is mounted anew when its path changes, and kept when only its query does.
export function PageOf({ route }: { readonly route: Route }) {
    if (route.page === "missing") return <Missing />;
    const { page, ...parameters } = route;
    const Shown = pages[page] as ComponentType<object>;
    return <Shown key={hereAddress().replace(/\?.*/, "")} {...parameters} />;
}
