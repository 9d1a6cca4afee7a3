// The title of every page, in the browser's tab.
import { t } from "../words/words";
import type { Book } from "./patterns";
import type { Page, PageParameters, Route } from "./routes";

type TitleOf = (game: string) => string;

const bookTitles: Record<Book, (id: string, number: string, titleOf: TitleOf) => string> = {
    ladder: (id, number, titleOf) => t("Game {number}, {game} ladder", { number, game: titleOf(id) }),
    submissions: (id, number) => t("Game {number}, submission {id}", { number, id }),
    tournaments: (id, number) => t("Game {number}, tournament {id}", { number, id }),
};

const titles: { readonly [Name in Page]: (parameters: PageParameters<Name>, titleOf: TitleOf) => string | null } = {
    home: () => null,
    game: ({ game }, titleOf) => titleOf(game),
    board: ({ game }, titleOf) => t("{game} position", { game: titleOf(game) }),
    gallery: () => t("Boards"),

    "new-table": ({ game }, titleOf) => t("New {game} game", { game: titleOf(game) }),
    table: ({ id }) => t("Table {id}", { id }),
    embed: ({ id }) => t("Game at table {id}", { id }),
    stored: ({ book, id, number }, titleOf) => bookTitles[book](id, number, titleOf),

    watch: () => t("Your games"),
    watched: ({ number }) => t("Game {number}", { number }),

    submit: ({ game }, titleOf) => t("Submit a {game} bot", { game: titleOf(game) }),
    submission: ({ id }) => t("Submission {id}", { id }),
    bot: ({ id }) => t("Bot {id}", { id }),
    "submit-game": () => t("Submit a game"),

    ladders: () => t("Ladders"),
    ladder: ({ game }, titleOf) => t("{game} ladder", { game: titleOf(game) }),
    contender: ({ game, id }, titleOf) => t("Bot {id}, {game} ladder", { id, game: titleOf(game) }),
    tournaments: () => t("Tournaments"),
    tournament: ({ id }) => t("Tournament {id}", { id }),
    "new-tournament": () => t("New tournament"),
    contests: () => t("Contests"),
    contest: ({ slug }) => t("Contest {slug}", { slug }),
    "new-contest": () => t("New contest"),
    courses: () => t("Courses"),
    course: ({ slug }) => t("Course {slug}", { slug }),
    "join-course": () => t("Join a course"),
    "new-course": () => t("New course"),
    news: () => t("News"),
    tv: () => t("TV"),
    "game-tv": ({ game }, titleOf) => t("{game} TV", { game: titleOf(game) }),

    account: () => t("Your account"),
    login: () => t("Log in"),
    register: () => t("Create an account"),
    person: ({ id }) => t("User {id}", { id }),
    administration: () => t("Administration"),
    "first-administrator": () => t("Set up this server"),
    "new-password": () => t("Set a new password"),
    "forgot-password": () => t("Forgot your password?"),
    "confirm-address": () => t("Confirm your e-mail address"),

    reference: () => t("API reference"),
};

// A page may give itself another one while it is shown.
export function pageTitle(route: Route, titleOf: TitleOf, own: string | null = null): string {
    const title = route.page === "missing" ? t("Page not found") : titles[route.page](route as never, titleOf);
    const shown = own ?? title;
    return shown === null ? "Tulkas" : `${shown} – Tulkas`;
}
