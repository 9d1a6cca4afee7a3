// The standings of a tournament.
import type { Standing } from "../api/tournaments";
import { useOwnBots } from "../app/own_bots";
import type { RowWindow } from "../lists/window";
import { WindowTable } from "../lists/window_table";
import { t } from "../words/words";
import { seatAddress } from "./addresses";
import { BotName } from "./bot_name";
import { ErrorBar } from "./error_bar";
import { figure, percent } from "./figures";
import { PlaceHeads } from "./place_heads";
import { scaleOver, type Interval } from "./scale";
import { pointsText } from "./score";

// Elo where two play, an online rating where more do; null before anything is known.
export function strengthOf({ elo, elo_error, skill, skill_error }: Standing): Interval | null {
    const [middle, error] = [elo ?? skill, elo_error ?? skill_error];
    return middle === undefined || error === undefined ? null : { low: middle - error, middle, high: middle + error };
}

// Columns that only some formats have.
const special = [
    { title: t("Rounds won"), of: (standing: Standing) => standing.stages_won ?? 0 },
    { title: t("Byes"), of: (standing: Standing) => standing.byes ?? 0 },
    { title: t("Errors"), of: (standing: Standing) => standing.errors },
];

interface Props {
    readonly game: string;
    readonly count: number;
    // By their place, from 0 on, as far as they are known.
    readonly at: (place: number) => Standing | undefined;
    // All that are known: what their bars and columns are made for.
    readonly known: readonly Standing[];
    readonly onSight: (places: RowWindow) => void;
}

export function Standings({ game, count, at, known, onSight }: Props) {
    const own = useOwnBots();
    const scale = scaleOver(known.flatMap((standing) => strengthOf(standing) ?? []));
    const extra = special.filter(({ of }) => known.some((standing) => of(standing) > 0));
    const isElo = known.some(({ elo }) => elo !== undefined);
    const digits = isElo ? 0 : 1;
    const head = (
        <tr>
            <PlaceHeads />
            <th scope="col">{t("Points")}</th>
            <th scope="col">{t("Games")}</th>
            <th scope="col">{t("Won")}</th>
            <th scope="col">{t("Drawn")}</th>
            <th scope="col">{t("Lost")}</th>
            {extra.map(({ title }) => (
                <th key={title} scope="col">
                    {title}
                </th>
            ))}
            <th scope="col" class="words" colSpan={2}>
                {isElo ? t("Elo, 95 %") : t("Skill, 95 %")}
            </th>
            <th scope="col" title={t("Probability of being stronger than the next bot")}>
                {t("Stronger than next")}
            </th>
        </tr>
    );
    const row = (place: number, rowIndex: number) => {
        const standing = at(place);
        if (!standing)
            return (
                <tr key={place} aria-rowindex={rowIndex}>
                    <td>{place + 1}</td>
                    <th scope="row" class="quiet">
                        …
                    </th>
                    <td colSpan={8 + extra.length} />
                </tr>
            );
        const strength = strengthOf(standing);
        const { entrant } = standing;
        const isOwn = entrant.bot !== null && own.has(entrant.bot);
        return (
            <tr key={place} aria-rowindex={rowIndex} class={isOwn ? "own" : ""}>
                <td>{standing.rank}</td>
                <th scope="row">
                    <BotName game={game} kind={entrant.kind} name={standing.bot} address={seatAddress(entrant)} isOwn={isOwn} isEntrant />
                </th>
                <td>
                    <strong>{pointsText(standing.points)}</strong>
                </td>
                <td>{standing.games}</td>
                <td>{standing.wins}</td>
                <td>{standing.draws}</td>
                <td>{standing.losses}</td>
                {extra.map(({ title, of }) => (
                    <td key={title}>{of(standing)}</td>
                ))}
                <td class="words">{strength && <ErrorBar interval={strength} scale={scale} />}</td>
                <td>{strength && `${figure(strength.middle, digits)} ± ${figure(strength.high - strength.middle, digits)}`}</td>
                <td>{standing.superiority !== null && standing.superiority !== undefined && percent(standing.superiority)}</td>
            </tr>
        );
    };
    return <WindowTable label={t("Standings")} count={count} head={head} row={row} onSight={onSight} />;
}
