// The fields of a contest: those that can be changed at any time, and those that are settled once it has opened.
import type { Contest, Terms } from "../api/contests";
import type { GameInfo } from "../api/games";
import { entrantName, houseName } from "../app/house_bots";
import { languages } from "../app/languages";
import { Field } from "../forms/field";
import { localOf } from "../forms/moments";
import { FormatFields } from "../league/format_fields";
import { TimeFields } from "../league/time_fields";
import { usualTime } from "../league/tournament_wish";
import { t } from "../words/words";

export const pointsByWords = {
    place: t("the place in the final"),
    ratio: t("the ratio of wins in the final"),
    strength: t("the strength in the final"),
} as const;

export function TitleFields({ contest }: { readonly contest: Contest | null }) {
    return (
        <>
            <Field label={t("Title")} class="whole">
                <input name="title" required maxLength={100} defaultValue={contest?.title ?? ""} />
            </Field>
            <Field
                label={t("Description")}
                hint={t("Markdown: # heading, - list, **bold**, *italic*, `code`, [words](https://…)")}
                class="whole"
            >
                <textarea name="text" rows={4} maxLength={10_000} defaultValue={contest?.terms.text ?? ""} />
            </Field>
        </>
    );
}

export function ClosingFields({ contest, now }: { readonly contest: Contest | null; readonly now: number }) {
    const month = 30 * 86_400_000;
    return (
        <>
            <Field label={t("Closes")} hint={t("In your time zone.")}>
                <input name="closes" type="datetime-local" required defaultValue={localOf(contest?.closes ?? now + month)} />
            </Field>
            <Field label={t("Points for")}>
                <select name="points_by">
                    {(["place", "ratio", "strength"] as const).map((by) => (
                        <option key={by} value={by} selected={by === (contest?.terms.points_by ?? "place")}>
                            {pointsByWords[by]}
                        </option>
                    ))}
                </select>
            </Field>
            <Field label={t("Most points")} hint={t("For wins or strength.")}>
                <input name="most_points" type="number" min={0} step="any" defaultValue={contest?.terms.most_points ?? 100} />
            </Field>
            <Field label={t("Strength worth nothing")} hint={t("Elo around the mean of all bots.")}>
                <input name="strength_from" type="number" step="any" defaultValue={contest?.terms.strength_from ?? -200} />
            </Field>
            <Field label={t("Strength worth the most")}>
                <input name="strength_to" type="number" step="any" defaultValue={contest?.terms.strength_to ?? 200} />
            </Field>
            <Field label={t("Points by place")} hint={t("First place, second place, …, e.g. 10, 7, 5, 3")}>
                <input name="points" defaultValue={contest?.terms.points.join(", ") ?? ""} />
            </Field>
        </>
    );
}

export function LateFields({ terms, isOfCourse }: { readonly terms: Terms | null; readonly isOfCourse: boolean }) {
    const late = terms?.late;
    return (
        <>
            <Field label={t("Late submissions")}>
                <select name="late_unit">
                    {(["none", "hour", "day"] as const).map((unit) => (
                        <option key={unit} value={unit} selected={unit === (late?.unit ?? "none")}>
                            {unit === "none"
                                ? t("do not count")
                                : unit === "hour"
                                  ? t("lose points by the hour")
                                  : t("lose points by the day")}
                        </option>
                    ))}
                </select>
            </Field>
            <Field label={t("Points lost per hour or day (%)")}>
                <input name="late_percent" type="number" min={0} max={100} step="any" defaultValue={late?.percent ?? 10} />
            </Field>
            <Field label={t("At most (%)")}>
                <input name="late_most_percent" type="number" min={0} max={100} step="any" defaultValue={late?.most_percent ?? 100} />
            </Field>
            <Field label={t("Accepted for (hours or days)")}>
                <input name="late_most_units" type="number" min={0} max={1000} defaultValue={late?.most_units || 1} />
            </Field>
            <Field label={t("Grace (minutes)")} hint={t("After the deadline, without a deduction.")}>
                <input name="late_grace" type="number" min={0} max={1440} defaultValue={late?.grace_minutes ?? 0} />
            </Field>
            {isOfCourse && (
                <Field label={t("Late days")} hint={t("How many of their late days students may use here.")}>
                    <input name="late_days" type="number" min={0} max={100} defaultValue={terms?.late_days ?? 0} />
                </Field>
            )}
            <label class="whole choice">
                <input type="checkbox" name="unofficial" defaultChecked={terms?.unofficial ?? false} />
                {t("Judge later submissions, too, without counting them")}
            </label>
        </>
    );
}

export function QualificationFields({ game, terms }: { readonly game: GameInfo; readonly terms: Terms | null }) {
    return (
        <>
            <Field label={t("Bot to beat")}>
                <select name="baseline">
                    {game.bots.map(({ name }) => (
                        <option key={name} value={name} selected={name === (terms?.baseline ?? game.baseline)}>
                            {houseName(game.name, name)}
                        </option>
                    ))}
                </select>
            </Field>
            <Field label={t("Games against it")}>
                <input name="games" type="number" min={1} max={1000} defaultValue={terms?.games ?? 10} />
            </Field>
            <Field label={t("Wins needed")}>
                <input name="wins" type="number" min={0} max={1000} defaultValue={terms?.wins ?? 8} />
            </Field>
            <Field label={t("Attempts per student")}>
                <input name="attempts" type="number" min={1} max={10_000} defaultValue={terms?.attempts ?? 50} />
            </Field>
            <Field label={t("Memory (MB)")}>
                <input name="memory_mb" type="number" min={16} max={65_536} defaultValue={terms?.memory_mb ?? 256} />
            </Field>
            <TimeFields usual={usualTime(game)} before={terms?.time ?? null} />
            <div class="whole choices" role="group" aria-label={t("Languages")}>
                <span class="quiet">{t("Allowed languages (default: all)")}</span>
                {languages.map(({ name, title }) => (
                    <label key={name}>
                        <input type="checkbox" name="languages" value={name} defaultChecked={terms?.languages.includes(name) ?? false} />
                        {title}
                    </label>
                ))}
            </div>
            <div class="whole choices">
                <label>
                    <input type="checkbox" name="gvisor" defaultChecked={terms?.isolation === "gvisor"} />
                    {t("Run programs behind gVisor, the stronger isolation (needs a machine that has it)")}
                </label>
            </div>
            <div class="whole choices">
                <label>
                    <input type="checkbox" name="convert_encodings" defaultChecked={terms?.convert_encodings ?? false} />
                    {t("Accept sources in Latin-1, Latin-2 or Windows-1250, converted to UTF-8")}
                </label>
            </div>
        </>
    );
}

// By their names; those with settings of their own, which only a program can give, can be kept or left out.
function HouseBotsInFinal({ game, chosen }: { game: GameInfo; chosen: readonly string[] }) {
    const plain = game.bots.map(({ name }) => name);
    const own = [...new Set(chosen)].filter((bot) => !plain.includes(bot));
    return (
        <div class="whole choices" role="group" aria-label={t("House bots in the final")}>
            <span class="quiet">{t("House bots in the final (not ranked)")}</span>
            {[...plain, ...own].map((bot) => (
                <label key={bot}>
                    <input type="checkbox" name="house" value={bot} defaultChecked={chosen.includes(bot)} />
                    {entrantName(game.name, { kind: "house", name: bot })}
                </label>
            ))}
        </div>
    );
}

export function FinalFields({ game, terms }: { readonly game: GameInfo; readonly terms: Terms | null }) {
    const before = terms && { format: terms.format, games: terms.final_games, rounds: terms.rounds, seats: terms.seats };
    return (
        <>
            <FormatFields game={game} gamesName="final_games" before={before} />
            <HouseBotsInFinal game={game} chosen={terms?.house ?? []} />
            <label class="whole choice">
                <input type="checkbox" name="show_authors" defaultChecked={terms?.show_authors ?? false} />
                {t("Show the authors’ names to everyone, in the final and its standings")}
            </label>
        </>
    );
}
