// The terms of a contest, each with its words.
import type { Terms } from "../api/contests";
import type { TimeLimits } from "../api/tournaments";
import { houseName } from "../app/house_bots";
import { pointsText } from "../league/score";
import { formatWords } from "../league/words";
import { t } from "../words/words";
import { sourceWords } from "./source_words";
import { teamWords } from "./team_words";
import { lateWords } from "./time_words";

export interface Fact {
    readonly name: string;
    readonly words: string;
}

function timeWords({ per_call_ms, per_game_ms, charge }: TimeLimits): string {
    const parts = [
        ...(per_call_ms === null ? [] : [t("{milliseconds} ms per move", { milliseconds: per_call_ms })]),
        ...(per_game_ms === null ? [] : [t("{seconds} s per game", { seconds: per_game_ms / 1000 })]),
    ];
    if (parts.length === 0) return t("no limit");
    const limits = parts.join(", ");
    return charge === "player" ? t("{limits}; of the player’s threads only", { limits }) : limits;
}

function finalWords(game: string, { format, final_games, rounds, seats, house }: Terms): string {
    const meeting = [
        formatWords[format],
        ...(rounds === null ? [] : [t("{rounds, plural, one {# round} other {# rounds}}", { rounds })]),
        seats > 2
            ? t("{games} games per pairing at tables of {seats}", { games: final_games, seats })
            : t("{games} games per pairing", { games: final_games }),
    ].join(", ");
    const bots = house.map((bot) => houseName(game, bot)).join(", ");
    return house.length === 0 ? meeting : t("{meeting}; unranked house bots: {bots}", { meeting, bots });
}

function pointsWords({ points_by, most_points, strength_from, strength_to }: Terms): string {
    const most = pointsText(most_points);
    return points_by === "ratio"
        ? t("up to {most}, by the ratio of wins in the final", { most })
        : t("up to {most}, by the strength in the final: from {from} Elo on, all at {to}", { most, from: strength_from, to: strength_to });
}

export function factsOf(game: string, terms: Terms): readonly Fact[] {
    const { wins, games, baseline, attempts, time, memory_mb, isolation, languages, convert_encodings, points, points_by } = terms;
    return [
        {
            name: t("Qualification"),
            words: t("{wins} wins in {games} games against {bot}, without errors", { wins, games, bot: houseName(game, baseline) }),
        },
        {
            name: t("Attempts"),
            words:
                terms.teams.most > 1
                    ? t("{attempts} per team; failed submissions count", { attempts })
                    : t("{attempts} per student; failed submissions count", { attempts }),
        },
        ...(terms.teams.most > 1 ? [{ name: t("Teams"), words: teamWords(terms.teams) }] : []),
        { name: t("CPU time"), words: timeWords(time) },
        { name: t("Memory"), words: `${memory_mb} MB` },
        {
            name: t("Isolation"),
            words: isolation === "gvisor" ? t("gVisor: a second kernel, whose work counts as CPU time too") : t("namespaces"),
        },
        { name: t("Languages"), words: languages.length === 0 ? t("all") : languages.join(", ") },
        ...(convert_encodings ? [{ name: t("Encodings"), words: t("UTF-8; Latin-1, Latin-2 and Windows-1250 are converted") }] : []),
        ...(sourceWords(terms.source).length === 0
            ? []
            : [{ name: t("Rules for the source"), words: sourceWords(terms.source).join("; ") }]),
        { name: t("Final"), words: finalWords(game, terms) },
        ...(lateWords(terms).length === 0 ? [] : [{ name: t("After the deadline"), words: lateWords(terms).join("; ") }]),
        ...(points_by !== "place" ? [{ name: t("Points"), words: pointsWords(terms) }] : []),
        ...(points_by !== "place" || points.length === 0
            ? []
            : [
                  {
                      name: t("Points"),
                      words: points
                          .map((each, place) =>
                              t("{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place: {points}", {
                                  place: place + 1,
                                  points: pointsText(each),
                              }),
                          )
                          .join(", "),
                  },
              ]),
    ];
}
