// Catan's things in words.
import { t } from "../../words/words";
import { resources, type Card, type Counts, type Resource, type Terrain } from "./view";

export const resourceWords: Readonly<Record<Resource, string>> = {
    brick: t("brick"),
    lumber: t("lumber"),
    wool: t("wool"),
    grain: t("grain"),
    ore: t("ore"),
};

const terrains: Readonly<Record<Terrain, string>> = {
    hills: t("hills"),
    forest: t("forest"),
    pasture: t("pasture"),
    fields: t("fields"),
    mountains: t("mountains"),
    desert: t("desert"),
};

const cards: Readonly<Record<Card, string>> = {
    knight: t("knight"),
    "road-building": t("road building"),
    monopoly: t("monopoly"),
    "year-of-plenty": t("year of plenty"),
    "victory-point": t("victory point"),
};

// What the arena sends may be newer than the page.
function found(words: Readonly<Record<string, string>>, name: string): string {
    return words[name] ?? name.replace(/-/g, " ");
}

export const resourceName = (name: string) => found(resourceWords, name);
export const terrainName = (name: string) => found(terrains, name);
export const cardName = (name: string) => found(cards, name);

// Cards in words: 2 brick, 1 ore.
export function countsWords(counts: Counts): string {
    const parts = resources.filter((resource) => counts[resource] > 0).map((resource) => `${counts[resource]} ${resourceWords[resource]}`);
    return parts.length > 0 ? parts.join(", ") : t("nothing");
}
