// The fields of a contest: those that can be changed at any time, and those that are settled once it has opened.
import type { Contest, Terms } from "../api/contests";
import type { GameInfo } from "../api/games";
import { houseName } from "../app/house_bots";
import { languages } from "../app/languages";
import { Field } from "../forms/field";
import { localOf } from "../forms/moments";
import { FormatFields } from "../league/format_fields";
import { TimeFields } from "../league/time_fields";
import { usualTime } from "../league/tournament_wish";

export function TitleFields({ contest }: { readonly contest: Contest | null }) {
    return (
        <>
            <Field label="Title" class="whole">
                <input name="title" required maxLength={100} defaultValue={contest?.title ?? ""} />
            </Field>
            <Field label="Description" class="whole">
                <textarea name="text" rows={4} maxLength={10_000} defaultValue={contest?.terms.text ?? ""} />
            </Field>
        </>
    );
}

export function ClosingFields({ contest, now }: { readonly contest: Contest | null; readonly now: number }) {
    const month = 30 * 86_400_000;
    return (
        <>
            <Field label="Closes" hint="In your time zone.">
                <input name="closes" type="datetime-local" required defaultValue={localOf(contest?.closes ?? now + month)} />
            </Field>
            <Field label="Points by place" hint="First place, second place, …, e.g. 10, 7, 5, 3">
                <input name="points" defaultValue={contest?.terms.points.join(", ") ?? ""} />
            </Field>
        </>
    );
}

export function QualificationFields({ game, terms }: { readonly game: GameInfo; readonly terms: Terms | null }) {
    return (
        <>
            <Field label="Bot to beat">
                <select name="baseline">
                    {game.bots.map(({ name }) => (
                        <option key={name} value={name} selected={name === (terms?.baseline ?? game.baseline)}>
                            {houseName(game.name, name)}
                        </option>
                    ))}
                </select>
            </Field>
            <Field label="Games against it">
                <input name="games" type="number" min={1} max={1000} defaultValue={terms?.games ?? 10} />
            </Field>
            <Field label="Wins needed">
                <input name="wins" type="number" min={0} max={1000} defaultValue={terms?.wins ?? 8} />
            </Field>
            <Field label="Attempts per student">
                <input name="attempts" type="number" min={1} max={10_000} defaultValue={terms?.attempts ?? 50} />
            </Field>
            <Field label="Memory (MB)">
                <input name="memory_mb" type="number" min={16} max={65_536} defaultValue={terms?.memory_mb ?? 256} />
            </Field>
            <TimeFields usual={usualTime(game)} before={terms?.time ?? null} />
            <div class="whole choices" role="group" aria-label="Languages">
                <span class="quiet">Allowed languages (default: all)</span>
                {languages.map(({ name, title }) => (
                    <label key={name}>
                        <input type="checkbox" name="languages" value={name} defaultChecked={terms?.languages.includes(name) ?? false} />
                        {title}
                    </label>
                ))}
            </div>
            <div class="whole choices">
                <label>
                    <input type="checkbox" name="convert_encodings" defaultChecked={terms?.convert_encodings ?? false} />
                    Accept sources in Latin-1, Latin-2 or Windows-1250, converted to UTF-8
                </label>
            </div>
        </>
    );
}

export function FinalFields({ game, terms }: { readonly game: GameInfo; readonly terms: Terms | null }) {
    const before = terms && { format: terms.format, games: terms.final_games, rounds: terms.rounds, seats: terms.seats };
    return (
        <>
            <FormatFields game={game} gamesName="final_games" before={before} />
            <Field label="House bots in the final" hint="Not ranked. E.g. random, smart:nodes=50">
                <input name="house" defaultValue={terms?.house.join(", ") ?? ""} />
            </Field>
            <label class="whole choice">
                <input type="checkbox" name="show_authors" defaultChecked={terms?.show_authors ?? false} />
                Show the authors’ names to everybody, in the final and its standings
            </label>
        </>
    );
}
