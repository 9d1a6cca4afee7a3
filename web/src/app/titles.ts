import { titleOf } from "./games";
import type { Route } from "./router";

function wordsFor(route: Route): string | null {
    switch (route.page) {
        case "home":
            return null;
        case "gallery":
            return "The boards";
        case "account":
            return "Your account";
        case "game":
            return titleOf(route.game);
        case "bot":
            return `Bot ${route.id}`;
        case "stored":
            return route.book === "ladder" ? `Game ${route.number} of the ladder of ${titleOf(route.id)}` : `Game ${route.number} of ${route.book === "tournaments" ? "tournament" : "submission"} ${route.id}`;
        case "submission":
            return `Submission ${route.id}`;
        case "submit":
            return `A bot for ${titleOf(route.game)}`;
        case "hand-in-game":
            return "Hand in a game";
        case "table":
            return `Table ${route.id}`;
        case "embed":
            return `A game at table ${route.id}`;
        case "person":
            return `Person ${route.id}`;
        case "administration":
            return "Administration";
        case "board":
            return `A position of ${titleOf(route.game)}`;
        case "contender":
            return `Bot ${route.id} on the ladder of ${titleOf(route.game)}`;
        case "ladder":
            return `The ladder of ${titleOf(route.game)}`;
        case "ladders":
            return "The ladders";
        case "contest":
            return `Contest ${route.slug}`;
        case "contests":
            return "Contests";
        case "new-contest":
            return "Make a contest";
        case "new-table":
            return `A game of ${titleOf(route.game)}`;
        case "new-tournament":
            return "Make a tournament";
        case "tournament":
            return `Tournament ${route.id}`;
        case "tournaments":
            return "Tournaments";
        case "missing":
            return "There is no such page";
    }
}

// What the browser's tab and a screen reader say of a page, unless it has words of its own.
export function pageTitle(route: Route, own: string | null = null): string {
    const words = own ?? wordsFor(route);
    return words === null ? "Tulkas" : `${words} – Tulkas`;
}
