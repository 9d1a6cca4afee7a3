// Every page and its path. Links are built from this table (see `link`), and the build writes its paths into
// pages.json, so that the server answers 404 where there is no page.
//
// app/pages.tsx has the component of each, app/titles.ts its title.
import { build, match, pathIn, type LinkParameters, type Parameters } from "./patterns";

const routes = {
    home: "/",
    game: "/games/:game",
    board: "/board/:game?*position",
    gallery: "/gallery",

    "new-table": "/new-table/:game?position",
    table: "/tables/:id?ply&invitation",
    embed: "/embed/tables/:id?ply",
    stored: "/:book/:id/games/:number?ply&live",

    watch: "/watch",
    watched: "/watch/:id/games/:number?ply",

    submit: "/submit/:game?contest&from",
    submission: "/submissions/:id",
    bot: "/bots/:id",
    "submit-game": "/submit-game",

    ladders: "/ladder",
    ladder: "/ladder/:game",
    contender: "/ladder/:game/contenders/:id",
    tournaments: "/tournaments",
    tournament: "/tournaments/:id",
    "new-tournament": "/new-tournament",
    contests: "/contests",
    contest: "/contests/:slug",
    "new-contest": "/new-contest?course",
    courses: "/courses",
    course: "/courses/:slug",
    "join-course": "/courses/:slug/join",
    "new-course": "/new-course",
    news: "/news",
    tv: "/tv",
    "game-tv": "/tv/:game",

    account: "/account?to",
    login: "/login/:provider?code&state&iss&error",
    register: "/register",
    person: "/people/:id",
    administration: "/administration",
    "first-administrator": "/first-administrator",
    "new-password": "/new-password",
    "forgot-password": "/forgot-password",
    "confirm-address": "/confirm-address",

    reference: "/reference",
} as const;

export type Page = keyof typeof routes;
type PatternOf<Name extends Page> = (typeof routes)[Name];
export type PageParameters<Name extends Page> = Parameters<PatternOf<Name>>;
export type Route =
    { [Name in Page]: { readonly page: Name } & PageParameters<Name> }[Page] | { readonly page: "missing"; readonly path: string };

export const pathOf: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(routes).map(([page, pattern]) => [page, pathIn(pattern)]),
);

// Pages that begin with a board, by path: where in the interface the server finds what is on it. It writes the answers into the
// document, so that the board is drawn as soon as its script is there (src/first).
export const firstOf: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
    table: { "/tables/:id": ["/tables/:id"] },
    embed: { "/embed/tables/:id": ["/tables/:id"] },
    stored: {
        "/ladder/:id/games/:number": ["/ladders/:id/games/:number/view", "/ladders/:id/games/:number"],
        "/tournaments/:id/games/:number": ["/tournaments/:id/games/:number/view", "/tournaments/:id/games/:number"],
        "/submissions/:id/games/:number": ["/submissions/:id/games/:number/view"],
    },
};

// Pages that show the board of the game in their path.
export const withBoard: readonly string[] = ["board", "game", "game-tv"] satisfies readonly Page[];

export function routeOf(path: string, search = ""): Route {
    for (const [page, pattern] of Object.entries(routes)) {
        const found = match(pattern, path, search);
        if (found) return { page, ...found } as unknown as Route;
    }
    return { page: "missing", path };
}

// Pages that need no parameter are linked to by their name alone.
type LinkArguments<Given> = Partial<Given> extends Given ? [Given?] : [Given];

// link("table", { id: 7, ply: 12 }) is "/tables/7?ply=12".
export function link<Name extends Page>(page: Name, ...[given]: LinkArguments<LinkParameters<PatternOf<Name>>>): string {
    return build(routes[page], given ?? {});
}
