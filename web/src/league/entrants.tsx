// Choosing the bots of a tournament and their order.
import { useSignal, type Signal } from "@preact/signals";
import { playableBots, type Bot } from "../api/bots";
import type { GameInfo } from "../api/games";
import type { EntrantWish } from "../api/tournaments";
import { useAsked } from "../app/asked";
import { houseName } from "../app/house_bots";
import { Field } from "../forms/field";
import { t } from "../words/words";

export interface Entry {
    readonly wish: EntrantWish;
    readonly words: string;
}

export function houseEntry(game: string, bot: string, parameters: string): Entry {
    const given = parameters.trim();
    if (given === "") return { wish: { house: bot }, words: houseName(game, bot) };
    const spec = `${bot}:${given}`;
    return { wish: { house: spec }, words: `${houseName(game, spec)}, ${given}` };
}

export function uploadedEntry({ id, nickname, owner_name }: Bot): Entry {
    return { wish: { bot: id }, words: nickname === "" || nickname === owner_name ? owner_name : `${nickname} (${owner_name})` };
}

function HouseBots({ game, onAdd }: { game: GameInfo; onAdd: (entry: Entry) => void }) {
    const bot = useSignal(game.baseline);
    const parameters = useSignal("");
    return (
        <>
            <Field label={t("House bot")}>
                <select value={bot.value} onChange={(event) => (bot.value = event.currentTarget.value)}>
                    {game.bots.map(({ name }) => (
                        <option key={name} value={name}>
                            {houseName(game.name, name)}
                        </option>
                    ))}
                </select>
            </Field>
            <Field label={t("Parameters")} hint={t("Optional, e.g. nodes=50")}>
                <input value={parameters.value} onInput={(event) => (parameters.value = event.currentTarget.value)} />
            </Field>
            <div class="actions">
                <button type="button" onClick={() => onAdd(houseEntry(game.name, bot.value, parameters.value))}>
                    {t("Add house bot")}
                </button>
            </div>
        </>
    );
}

function UploadedBots({ game, onAdd }: { game: GameInfo; onAdd: (...entries: readonly Entry[]) => void }) {
    const asked = useAsked(() => playableBots(game.name), [game.name]).value;
    const bots = asked.is === "there" ? asked.answer : [];
    if (bots.length === 0) return <p class="quiet whole">{t("No bots have been submitted for this game yet.")}</p>;
    return (
        <div class="whole actions">
            {bots.map((bot) => (
                <button key={bot.id} type="button" onClick={() => onAdd(uploadedEntry(bot))}>
                    {t("Add {words}", { words: uploadedEntry(bot).words })}
                </button>
            ))}
            <button type="button" onClick={() => onAdd(...bots.map(uploadedEntry))}>
                {t("Add all {bots}", { bots: bots.length })}
            </button>
        </div>
    );
}

export function Entrants({ game, entries }: { readonly game: GameInfo; readonly entries: Signal<readonly Entry[]> }) {
    const add = (...more: readonly Entry[]) => (entries.value = [...entries.value, ...more]);
    return (
        <fieldset>
            <legend>{t("Players")}</legend>
            <ol class="whole entrants">
                {entries.value.map(({ words }, index) => (
                    <li key={`${index} ${words}`}>
                        {words}{" "}
                        <button
                            type="button"
                            aria-label={t("Remove {words}", { words })}
                            onClick={() => (entries.value = entries.value.filter((_, at) => at !== index))}
                        >
                            ×
                        </button>
                    </li>
                ))}
            </ol>
            {entries.value.length < 2 && (
                <p class="quiet whole">
                    {t("At least two. The order sets the seeding of a knock-out. In a gauntlet, the first plays all others.")}
                </p>
            )}
            <HouseBots key={game.name} game={game} onAdd={add} />
            <UploadedBots game={game} onAdd={add} />
        </fieldset>
    );
}
