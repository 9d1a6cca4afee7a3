// How bots meet: the same for a tournament and for the final of a contest.
import { useSignal } from "@preact/signals";
import type { GameInfo } from "../api/games";
import { formats, type Format } from "../api/tournaments";
import { Field } from "../forms/field";
import { t } from "../words/words";
import { formatWords } from "./words";

export interface Meeting {
    readonly format: Format;
    readonly games: number | null;
    readonly rounds: number | null;
    readonly seats: number;
}

interface Props {
    readonly game: GameInfo;
    // What the number of games is called in the form.
    readonly gamesName: string;
    readonly before: Meeting | null;
}

export function FormatFields({ game, gamesName, before }: Props) {
    const format = useSignal<Format>(before?.format ?? "round-robin");
    return (
        <>
            <Field label={t("Format")}>
                <select name="format" value={format.value} onChange={(event) => (format.value = event.currentTarget.value as Format)}>
                    {formats.map((each) => (
                        <option key={each} value={each}>
                            {formatWords[each]}
                        </option>
                    ))}
                </select>
            </Field>
            <Field label={t("Games per pairing")} hint={t("Use an even number so that everyone starts equally often.")}>
                <input name={gamesName} type="number" min={1} max={10_000} placeholder="2" defaultValue={before?.games ?? undefined} />
            </Field>
            {format.value === "swiss" && (
                <Field label={t("Rounds")}>
                    <input name="rounds" type="number" min={1} max={100} required defaultValue={before?.rounds ?? 3} />
                </Field>
            )}
            {game.most_seats > 2 && (
                <Field label={t("Players per table")}>
                    <input
                        name="seats"
                        type="number"
                        min={game.least_seats}
                        max={game.most_seats}
                        defaultValue={before?.seats ?? game.most_seats}
                    />
                </Field>
            )}
        </>
    );
}
