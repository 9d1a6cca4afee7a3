// The contest form’s fields as a request body.
import type { ContestChange, NewContest, Terms, TermsWish } from "../api/contests";
import type { GameInfo } from "../api/games";
import type { Format } from "../api/tournaments";
import { momentOf } from "../forms/moments";
import { listIn, numberIn, said, textIn } from "../forms/values";
import { timeIn, usualTime } from "../league/tournament_wish";
import { sourceIn } from "./source_wish";

type LateUnit = NonNullable<Terms["late"]["unit"]>;

// The form of a contest of no course has no fields for teams.
function teamsIn(form: FormData): Pick<TermsWish, "teams"> {
    if (!form.has("team_most")) return {};
    const until = textIn(form, "team_until");
    return {
        teams: {
            ...said({ most: numberIn(form, "team_most"), least: numberIn(form, "team_least") }),
            by_students: textIn(form, "teams_by") === "students",
            until: until === "" ? null : momentOf(until),
        },
    };
}

// What can be changed at any time.
function lastingTerms(form: FormData): TermsWish {
    return {
        text: textIn(form, "text"),
        points: listIn(form, "points").map(Number),
        ...said({
            points_by: (textIn(form, "points_by") || undefined) as Terms["points_by"] | undefined,
            most_points: numberIn(form, "most_points"),
            strength_from: numberIn(form, "strength_from"),
            strength_to: numberIn(form, "strength_to"),
        }),
        late: said({
            unit: textIn(form, "late_unit") as LateUnit,
            percent: numberIn(form, "late_percent"),
            most_percent: numberIn(form, "late_most_percent"),
            most_units: numberIn(form, "late_most_units"),
            grace_minutes: numberIn(form, "late_grace"),
        }),
        late_days: numberIn(form, "late_days") ?? 0,
        ...teamsIn(form),
        unofficial: form.has("unofficial"),
    };
}

function allTerms(form: FormData, game: GameInfo): TermsWish {
    return said({
        ...lastingTerms(form),
        baseline: textIn(form, "baseline"),
        games: numberIn(form, "games"),
        wins: numberIn(form, "wins"),
        attempts: numberIn(form, "attempts"),
        memory_mb: numberIn(form, "memory_mb"),
        isolation: form.has("gvisor") ? "gvisor" : undefined,
        time: timeIn(form, usualTime(game)),
        languages: form.getAll("languages").map(String),
        convert_encodings: form.has("convert_encodings") || undefined,
        source: sourceIn(form),
        format: textIn(form, "format") as Format,
        final_games: numberIn(form, "final_games"),
        rounds: numberIn(form, "rounds"),
        seats: numberIn(form, "seats"),
        house: form.getAll("house").map(String),
        show_authors: form.has("show_authors"),
    }) as TermsWish;
}

export function newContestIn(form: FormData, game: GameInfo): NewContest {
    return {
        slug: textIn(form, "slug"),
        title: textIn(form, "title"),
        game: game.name,
        opens: momentOf(textIn(form, "opens")),
        closes: momentOf(textIn(form, "closes")),
        terms: allTerms(form, game),
    };
}

// Once it has opened, those who take part rely on the rest.
export function changeIn(form: FormData, game: GameInfo, hasOpened: boolean): ContestChange {
    const change = { title: textIn(form, "title"), closes: momentOf(textIn(form, "closes")) };
    if (hasOpened) return { ...change, terms: lastingTerms(form) };
    return { ...change, opens: momentOf(textIn(form, "opens")), terms: allTerms(form, game) };
}
