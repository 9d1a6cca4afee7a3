// The house's bots as people know them: by a name and a level instead of a specification such as "smart:nodes=400".
import { t } from "../words/words";
import { toldGame } from "./games";

export type Level = "easy" | "medium" | "strong";
const levels: readonly Level[] = ["easy", "medium", "strong"];
export const levelWords: Readonly<Record<Level, string>> = { easy: t("easy"), medium: t("medium"), strong: t("strong") };

// A search this small plays like a medium bot.
const fewNodes = 100;
const fewPlies = 2;

function isLimited(parameters: string): boolean {
    const limit = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(parameters)?.[1] ?? 0);
    const [nodes, depth] = [limit("nodes"), limit("depth")];
    return (nodes > 0 && nodes < fewNodes) || (depth > 0 && depth <= fewPlies);
}

interface Spec {
    readonly name: string;
    readonly parameters: string;
    // Of several in a tournament: the second is "smart:nodes=400 (2)".
    readonly number: string;
}

function specIn(text: string): Spec {
    const [, spec = "", number = ""] = /^(.*?)(?: \((\d+)\))?$/s.exec(text) ?? [];
    const [name = "", parameters = ""] = spec.split(":");
    return { name, parameters, number };
}

// A game lists its bots from easy to hard. Null for a bot that it does not list.
export function levelIn(bots: readonly { readonly name: string }[], spec: string): Level | null {
    const { name, parameters } = specIn(spec);
    const at = bots.findIndex((bot) => bot.name === name);
    if (at < 0) return null;
    const level = bots.length === 1 ? 1 : Math.round((at * (levels.length - 1)) / (bots.length - 1));
    return levels[isLimited(parameters) ? Math.min(level, 1) : level] ?? null;
}

export function levelOf(game: string, spec: string): Level | null {
    return levelIn(toldGame(game)?.bots ?? [], spec);
}

// "easy", or the name of a bot that has no level.
export function levelName(game: string, spec: string): string {
    const level = levelOf(game, spec);
    return level === null ? plainName(spec) : levelWords[level];
}

// "Smart" of "smart:nodes=400", "Smart 2" of "smart:nodes=400 (2)".
export function plainName(spec: string): string {
    const { name, number } = specIn(spec);
    const plain = name.charAt(0).toUpperCase() + name.slice(1).replace(/[-_]/g, " ");
    return number === "" ? plain : `${plain} ${number}`;
}

// "Smart (strong)".
export function houseName(game: string, spec: string): string {
    const level = levelOf(game, spec);
    return level === null ? plainName(spec) : `${plainName(spec)} (${levelWords[level]})`;
}

// The name of anybody who plays, whether of the house or not.
export function playerName(game: string, { kind, name }: { readonly kind: string; readonly name: string }): string {
    return kind === "house" ? houseName(game, name) : name;
}

// As above in a tournament, where one house bot may play with several settings: they are told apart by their numbers. "Smart 400
// (strong)" of "smart:nodes=400", "Smart 400 #2 (strong)" of the second one of them.
export function entrantName(game: string, entrant: { readonly kind: string; readonly name: string }): string {
    const { name, parameters, number } = specIn(entrant.name);
    if (entrant.kind !== "house" || parameters === "") return playerName(game, entrant);
    const level = levelOf(game, entrant.name);
    const settings = parameters.match(/\d+/g) ?? [];
    const words = [plainName(name), ...settings, ...(number === "" ? [] : [`#${number}`])].join(" ");
    return level === null ? words : `${words} (${levelWords[level]})`;
}

// Players of the same name are told apart by a letter: Settler A, Settler B.
export function distinct(names: readonly string[]): string[] {
    return names.map((name, index) => {
        const alike = names.filter((other) => other === name).length;
        const nth = names.slice(0, index).filter((other) => other === name).length;
        return alike === 1 ? name : `${name} ${String.fromCharCode(65 + nth)}`;
    });
}
