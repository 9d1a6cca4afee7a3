// Who plays on a ladder, the strongest first.
import type { Contender } from "../api/ladders";
import { useOwnBots } from "../app/own_bots";
import { CsvLink } from "../lists/csv_link";
import { t } from "../words/words";
import { contenderAddress } from "./addresses";
import { BotName } from "./bot_name";
import { ErrorBar } from "./error_bar";
import { figure, signed } from "./figures";
import { sureDeviations } from "./history";
import { PlaceHeads } from "./place_heads";
import { scaleOver, type Interval, type Scale } from "./scale";
import { Sparkline } from "./sparkline";
import { changeOver, type Trend } from "./trend";
import { useTrends } from "./trends";
import "../lists/data_table.css";

function reachOf({ mean, deviation }: Contender): Interval {
    return { low: mean - sureDeviations * deviation, middle: mean, high: mean + sureDeviations * deviation };
}

interface RowProps {
    readonly game: string;
    readonly contender: Contender;
    readonly place: number | null;
    readonly scale: Scale;
    readonly trend: Trend;
    readonly isOwn: boolean;
}

function Row({ game, contender, place, scale, trend, isOwn }: RowProps) {
    const { name, kind, rating, mean, deviation, games } = contender;
    return (
        <tr class={[place === null ? "retired" : "", isOwn ? "own" : ""].join(" ").trim()}>
            <td>{place ?? "–"}</td>
            <th scope="row">
                <BotName game={game} kind={kind} name={name} address={contenderAddress(game, contender)} isOwn={isOwn} />{" "}
                {kind === "house" && <span class="tag">{t("house")}</span>}
            </th>
            <td>
                <strong>{figure(rating)}</strong>
            </td>
            <td class="words">
                <ErrorBar interval={reachOf(contender)} scale={scale} />
            </td>
            <td>
                {figure(mean)} ± {figure(sureDeviations * deviation)}
            </td>
            <td>{games}</td>
            <td>
                {trend.length > 1 && (
                    <span class="trend">
                        <Sparkline trend={trend} />
                        {signed(changeOver(trend))}
                    </span>
                )}
            </td>
        </tr>
    );
}

export function LadderTable({ game, contenders }: { readonly game: string; readonly contenders: readonly Contender[] }) {
    const own = useOwnBots();
    const trends = useTrends(game, contenders).value;
    const scale = scaleOver(contenders.filter(({ games }) => games > 0).map(reachOf));
    return (
        <>
            <div class="data-table">
                <table>
                    <thead>
                        <tr>
                            <PlaceHeads />
                            <th scope="col">{t("Rating")}</th>
                            <th scope="col" class="words" colSpan={2}>
                                {t("Skill")}
                            </th>
                            <th scope="col">{t("Games")}</th>
                            <th scope="col">{t("Trend")}</th>
                        </tr>
                    </thead>
                    <tbody>
                        {contenders.map((contender, index) => (
                            <Row
                                key={contender.id}
                                game={game}
                                contender={contender}
                                place={contender.active ? index + 1 : null}
                                scale={scale}
                                trend={trends.get(contender.id) ?? []}
                                isOwn={contender.bot !== null && own.has(contender.bot)}
                            />
                        ))}
                    </tbody>
                </table>
            </div>
            <p class="quiet table-notes">
                {t("The rating is a cautious lower estimate of skill: the left end of the bar. The trend covers the latest games.")}{" "}
                <CsvLink
                    file={`ladder-${game}.csv`}
                    titles={["place", "bot", "kind", "rating", "mean", "deviation", "games"]}
                    rows={contenders.map(({ active, name, kind, rating, mean, deviation, games }, index) => [
                        active ? index + 1 : null,
                        name,
                        kind,
                        rating,
                        mean,
                        deviation,
                        games,
                    ])}
                />
            </p>
        </>
    );
}
