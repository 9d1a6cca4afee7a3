// Who can be given a seat at a new table.
import type { Bot, RemoteBot } from "../api/bots";
import type { GameInfo } from "../api/games";
import type { SeatWish } from "../api/tables";
import { houseName } from "../app/house_bots";
import { t } from "../words/words";
import { usualOpponentIn } from "./start";

export interface SeatChoice {
    // By which it is known among all choices.
    readonly value: string;
    readonly words: string;
    readonly wish: SeatWish;
}

export interface ChoiceGroup {
    readonly title: string;
    readonly choices: readonly SeatChoice[];
}

const people: readonly SeatChoice[] = [
    { value: "me", words: t("Me"), wish: { kind: "me" } },
    { value: "open", words: t("Anyone"), wish: { kind: "open" } },
    { value: "invited", words: t("Someone I invite"), wish: { kind: "invited" } },
];

function botChoice(kind: "house" | "upload" | "remote", bot: string, words: string): SeatChoice {
    return { value: `${kind} ${bot}`, words, wish: { kind, bot } };
}

// In groups; empty groups are left out.
export function choicesFor(game: GameInfo, uploaded: readonly Bot[], remote: readonly RemoteBot[]): ChoiceGroup[] {
    const groups: ChoiceGroup[] = [
        { title: t("People"), choices: people },
        {
            title: t("House bots"),
            choices: game.bots.map(({ name, help }) => botChoice("house", name, `${houseName(game.name, name)}: ${help}`)),
        },
        {
            title: t("Submitted bots"),
            choices: uploaded.map(({ nickname, owner_name: owner }) =>
                botChoice("upload", owner, nickname === "" ? t("{owner}’s bot", { owner }) : `${nickname} (${owner})`),
            ),
        },
        {
            title: t("Remote bots"),
            choices: remote.filter(({ games }) => games.includes(game.name)).map(({ bot }) => botChoice("remote", bot, bot)),
        },
    ];
    return groups.filter(({ choices }) => choices.length > 0);
}

// Oneself, and the usual opponent on all other seats.
export function usualChoices(game: GameInfo, count: number): string[] {
    return Array.from({ length: count }, (_, seat) => (seat === 0 ? "me" : `house ${usualOpponentIn(game)}`));
}

// The same with that choice for one seat. Nobody sits twice: who sits down elsewhere changes places.
export function withChoice(chosen: readonly string[], seat: number, value: string): string[] {
    return chosen.map((before, at) => {
        if (at === seat) return value;
        return before === "me" && value === "me" ? (chosen[seat] as string) : before;
    });
}

// As many seats as wanted: those that are gone take their choice with them, unless it was oneself.
export function withSeats(game: GameInfo, chosen: readonly string[], count: number): string[] {
    const kept = usualChoices(game, count).map((usual, seat) => chosen[seat] ?? usual);
    return chosen.includes("me") && !kept.includes("me") ? withChoice(kept, 0, "me") : kept;
}

// What was chosen, as the arena wants to hear it. A bot that has gone meanwhile is for the arena to miss.
export function wishesOf(groups: readonly ChoiceGroup[], chosen: readonly string[]): SeatWish[] {
    const all = groups.flatMap(({ choices }) => choices);
    return chosen.flatMap((value) => all.find((choice) => choice.value === value)?.wish ?? []);
}
