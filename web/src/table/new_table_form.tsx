// Setting up a table: who sits where, with which clock and options, from which position.
import { useSignal } from "@preact/signals";
import { playableBots, remoteBots } from "../api/bots";
import type { GameInfo, OptionInfo } from "../api/games";
import { useAsked } from "../app/asked";
import { GameBoard } from "../boards/game_board";
import { canRead, viewOf } from "../boards/positions";
import { boardOf } from "../boards/registry";
import { SeatMark } from "../boards/seat_mark";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { choiceWords, optionLabel } from "../boards/option_words";
import { Field } from "../forms/field";
import { t } from "../words/words";
import { clockChoices, own } from "./clock_choice";
import { choicesFor, usualChoices, wishesOf, withChoice, withSeats, type ChoiceGroup } from "./seat_choice";
import { begin } from "./start";
import { optionField, tableWish } from "./table_wish";

interface SeatsProps {
    readonly game: GameInfo;
    readonly groups: readonly ChoiceGroup[];
    readonly chosen: readonly string[];
    readonly onChange: (chosen: readonly string[]) => void;
}

function Seats({ game, groups, chosen, onChange }: SeatsProps) {
    const { sides } = boardOf(game.name);
    const { least_seats: least, most_seats: most } = game;
    const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
    return (
        <fieldset class={`of-${game.name}`}>
            <legend>{t("Seats")}</legend>
            {counts.length > 1 && (
                <Field label={t("Players")}>
                    <select
                        value={chosen.length}
                        onChange={(event) => onChange(withSeats(game, chosen, Number(event.currentTarget.value)))}
                    >
                        {counts.map((count) => (
                            <option key={count} value={count}>
                                {count}
                            </option>
                        ))}
                    </select>
                </Field>
            )}
            {chosen.map((value, seat) => (
                <label key={seat} class="field">
                    <span class="field-name seat-name">
                        <SeatMark seat={seat} /> {t("Seat {seat}", { seat: seat + 1 })}
                        {sides[seat] !== undefined && `, ${sides[seat]}`}
                        {game.teams[seat] !== undefined && `, ${t("team {team}", { team: game.teams[seat] })}`}
                    </span>
                    <select value={value} onChange={(event) => onChange(withChoice(chosen, seat, event.currentTarget.value))}>
                        {groups.map(({ title, choices }) => (
                            <optgroup key={title} label={title}>
                                {choices.map((choice) => (
                                    <option key={choice.value} value={choice.value}>
                                        {choice.words}
                                    </option>
                                ))}
                            </optgroup>
                        ))}
                    </select>
                </label>
            ))}
            {!chosen.includes("me") && <p class="quiet whole">{t("You will watch.")}</p>}
        </fieldset>
    );
}

function capitalised(text: string): string {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function Option({ game, option }: { game: string; option: OptionInfo }) {
    const { name, help, standard } = option;
    return (
        <Field label={optionLabel(game, name)} hint={`${capitalised(help)}.`}>
            {"choices" in option ? (
                <select name={optionField(name)}>
                    {option.choices.map((choice) => (
                        <option key={choice} value={choice} selected={choice === standard}>
                            {choiceWords(game, name, choice)}
                        </option>
                    ))}
                </select>
            ) : (
                <input name={optionField(name)} type="number" min={option.least} max={option.most} placeholder={standard} />
            )}
        </Field>
    );
}

function Clock() {
    const chosen = useSignal("none");
    return (
        <>
            <Field label={t("Clock")} hint={t("For people. Bots have CPU time limits instead.")}>
                <select name="clock" value={chosen.value} onChange={(event) => (chosen.value = event.currentTarget.value)}>
                    {clockChoices.map(({ value, words }) => (
                        <option key={value} value={value}>
                            {words}
                        </option>
                    ))}
                    <option value={own}>{t("Custom…")}</option>
                </select>
            </Field>
            {chosen.value === own && (
                <>
                    <Field label={t("Minutes per player")}>
                        <input name="minutes" type="number" min={0.5} max={20_160} step="any" required defaultValue={5} />
                    </Field>
                    <Field label={t("Increment per move (seconds)")}>
                        <input name="seconds" type="number" min={0} max={3_600} required defaultValue={0} />
                    </Field>
                </>
            )}
        </>
    );
}

function Start({ game, position }: { game: string; position: string }) {
    const text = useSignal(position);
    const isGiven = text.value.trim() !== "";
    const view = isGiven && canRead(game) ? viewOf(game, text.value) : null;
    return (
        <details class="whole" open={position !== ""}>
            <summary>{t("Start from a position")}</summary>
            <Field
                label={t("Position")}
                hint={t("Optional, in the game’s notation. You can also start here from any position of a replay.")}
            >
                <textarea
                    name="position"
                    rows={3}
                    spellcheck={false}
                    value={text.value}
                    onInput={(event) => (text.value = event.currentTarget.value)}
                />
            </Field>
            {view !== null && (
                <div class="position-preview">
                    <GameBoard module={boardOf(game)} view={view} seat={null} moves={[]} />
                </div>
            )}
            {isGiven && canRead(game) && view === null && <p class="fault-text">{t("Not a valid position.")}</p>}
        </details>
    );
}

export function NewTableForm({ game, position }: { readonly game: GameInfo; readonly position: string }) {
    const chosen = useSignal<readonly string[]>(usualChoices(game, game.most_seats));
    const asked = useAsked(() => Promise.all([playableBots(game.name), remoteBots()]), [game.name]).value;
    const [uploaded, remote] = asked.is === "there" ? asked.answer : [[], []];
    const groups = choicesFor(game, uploaded, remote);
    const { isBusy, fault, run } = useAttempt();
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const wish = tableWish(new FormData(event.currentTarget as HTMLFormElement), game, wishesOf(groups, chosen.value));
        void run(() => begin(wish));
    };
    return (
        <form class="form" onSubmit={submit}>
            <Seats game={game} groups={groups} chosen={chosen.value} onChange={(next) => (chosen.value = next)} />
            <fieldset>
                <legend>{t("Settings")}</legend>
                <Clock />
                {game.options.map((option) => (
                    <Option key={option.name} game={game.name} option={option} />
                ))}
                <div class="whole choices">
                    <label>
                        <input type="checkbox" name="private" />
                        {t("Private: only players and people they invite can see it")}
                    </label>
                </div>
                {!game.uploaded && <Start game={game.name} position={position} />}
            </fieldset>
            <div class="actions">
                <button type="submit" class="primary" disabled={isBusy.value}>
                    {t("Start game")}
                </button>
                <Fault text={fault.value} />
            </div>
        </form>
    );
}
