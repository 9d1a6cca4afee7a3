import { link } from "../app/routes";

// HTML to embed a game.
export function embedCode(origin: string, table: number): string {
    return `<iframe src="${origin}${link("embed", { id: table })}" title="A game" width="640" height="900" loading="lazy"></iframe>`;
}
