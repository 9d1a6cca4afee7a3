// How a contender did against each other one.
import type { Opposition } from "../api/ladders";
import { useOwnBots } from "../app/own_bots";
import { CsvLink } from "../lists/csv_link";
import { contenderAddress } from "./addresses";
import { BotName } from "./bot_name";
import { figure, percent } from "./figures";
import { ShareBar } from "./share_bar";
import "../lists/data_table.css";
import { t } from "../words/words";

interface Props {
    readonly game: string;
    readonly name: string;
    readonly opponents: readonly Opposition[];
}

// A draw is half a win.
export function scoreOf({ wins, draws, losses }: Pick<Opposition, "wins" | "draws" | "losses">): number {
    return (wins + draws / 2) / Math.max(1, wins + draws + losses);
}

function Row({ game, opposition, isOwn }: { game: string; opposition: Opposition; isOwn: boolean }) {
    const { opponent, wins, draws, losses } = opposition;
    return (
        <tr class={isOwn ? "own" : ""}>
            <th scope="row">
                <BotName game={game} kind={opponent.kind} name={opponent.name} address={contenderAddress(game, opponent)} isOwn={isOwn} />
            </th>
            <td>{figure(opponent.rating)}</td>
            <td>{wins}</td>
            <td>{draws}</td>
            <td>{losses}</td>
            <td class="words">
                <ShareBar wins={wins} draws={draws} losses={losses} />
            </td>
            <td>{percent(scoreOf(opposition))}</td>
        </tr>
    );
}

export function Oppositions({ game, name, opponents }: Props) {
    const own = useOwnBots();
    if (opponents.length === 0) return <p class="quiet">{t("No games played yet.")}</p>;
    return (
        <>
            <div class="data-table">
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{t("Opponent")}</th>
                            <th scope="col">{t("Rating")}</th>
                            <th scope="col">{t("Won")}</th>
                            <th scope="col">{t("Drawn")}</th>
                            <th scope="col">{t("Lost")}</th>
                            <th scope="col" class="words" colSpan={2}>
                                {t("Score")}
                            </th>
                        </tr>
                    </thead>
                    <tbody>
                        {opponents.map((opposition) => (
                            <Row
                                key={opposition.opponent.id}
                                game={game}
                                opposition={opposition}
                                isOwn={own.has(opposition.opponent.bot ?? 0)}
                            />
                        ))}
                    </tbody>
                </table>
            </div>
            <CsvLink
                file={`${game}-${name}.csv`}
                titles={["opponent", "rating", "wins", "draws", "losses"]}
                rows={opponents.map(({ opponent, wins, draws, losses }) => [opponent.name, opponent.rating, wins, draws, losses])}
            />
        </>
    );
}
