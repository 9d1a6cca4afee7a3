// Every page: its path and its title. Links are built from this table (see `link`), and the build writes its paths into
// routes.txt, so that the server answers 404 where there is no page.
//
// app/pages.tsx has the component of each.
import { build, match, pathIn, type Book, type LinkParameters, type Parameters } from "./patterns";

type TitleOf = (game: string) => string;
type Title<Pattern> = (parameters: Parameters<Pattern>, titleOf: TitleOf) => string | null;

function at<Pattern extends string>(pattern: Pattern, title: string | Title<Pattern>) {
    return { pattern, title: typeof title === "string" ? () => title : title };
}

const bookTitles: Record<Book, (id: string, titleOf: TitleOf) => string> = {
    ladder: (id, titleOf) => `${titleOf(id)} ladder`,
    submissions: (id) => `submission ${id}`,
    tournaments: (id) => `tournament ${id}`,
};

const routes = {
    home: at("/", () => null),
    game: at("/games/:game", ({ game }, titleOf) => titleOf(game)),
    board: at("/board/:game?*position", ({ game }, titleOf) => `${titleOf(game)} position`),
    gallery: at("/gallery", "Boards"),

    "new-table": at("/new-table/:game?position", ({ game }, titleOf) => `New ${titleOf(game)} game`),
    table: at("/tables/:id?ply&invitation", ({ id }) => `Table ${id}`),
    embed: at("/embed/tables/:id?ply", ({ id }) => `Game at table ${id}`),
    stored: at("/:book/:id/games/:number?ply", ({ book, id, number }, titleOf) => `Game ${number}, ${bookTitles[book](id, titleOf)}`),

    submit: at("/submit/:game?contest&from", ({ game }, titleOf) => `Submit a ${titleOf(game)} bot`),
    submission: at("/submissions/:id", ({ id }) => `Submission ${id}`),
    bot: at("/bots/:id", ({ id }) => `Bot ${id}`),
    "submit-game": at("/hand-in-game", "Submit a game"),

    ladders: at("/ladder", "Ladders"),
    ladder: at("/ladder/:game", ({ game }, titleOf) => `${titleOf(game)} ladder`),
    contender: at("/ladder/:game/contenders/:id", ({ game, id }, titleOf) => `Bot ${id}, ${titleOf(game)} ladder`),
    tournaments: at("/tournaments", "Tournaments"),
    tournament: at("/tournaments/:id", ({ id }) => `Tournament ${id}`),
    "new-tournament": at("/new-tournament", "New tournament"),
    contests: at("/contests", "Contests"),
    contest: at("/contests/:slug", ({ slug }) => `Contest ${slug}`),
    "new-contest": at("/new-contest", "New contest"),

    account: at("/account?to", "Your account"),
    person: at("/people/:id", ({ id }) => `User ${id}`),
    administration: at("/administration", "Administration"),
    "first-administrator": at("/first-administrator", "Set up this server"),
    "new-password": at("/new-password", "Set a new password"),

    reference: at("/reference", "API reference"),
};

export type Page = keyof typeof routes;
type PatternOf<Name extends Page> = (typeof routes)[Name]["pattern"];
export type PageParameters<Name extends Page> = Parameters<PatternOf<Name>>;
export type Route =
    { [Name in Page]: { readonly page: Name } & PageParameters<Name> }[Page] | { readonly page: "missing"; readonly path: string };

export const paths: readonly string[] = Object.values(routes).map(({ pattern }) => pathIn(pattern));

export function routeOf(path: string, search = ""): Route {
    for (const [page, { pattern }] of Object.entries(routes)) {
        const found = match(pattern, path, search);
        if (found) return { page, ...found } as unknown as Route;
    }
    return { page: "missing", path };
}

// Pages that need no parameter are linked to by their name alone.
type LinkArguments<Given> = Partial<Given> extends Given ? [Given?] : [Given];

// link("table", { id: 7, ply: 12 }) is "/tables/7?ply=12".
export function link<Name extends Page>(page: Name, ...[given]: LinkArguments<LinkParameters<PatternOf<Name>>>): string {
    return build(routes[page].pattern, given ?? {});
}

// The title in the browser's tab. A page may give itself another one while it is shown.
export function pageTitle(route: Route, titleOf: TitleOf, own: string | null = null): string {
    const title = route.page === "missing" ? "Page not found" : (routes[route.page].title as Title<string>)(route as never, titleOf);
    const shown = own ?? title;
    return shown === null ? "Tulkas" : `${shown} – Tulkas`;
}
