// How a contender did against each other one.
import type { Opposition } from "../api/ladders";
import { CsvLink } from "../lists/csv_link";
import { contenderAddress } from "./addresses";
import { figure, percent } from "./figures";
import { ShareBar } from "./share_bar";
import "../lists/data_table.css";

interface Props {
    readonly game: string;
    readonly name: string;
    readonly opponents: readonly Opposition[];
}

// A draw is half a win.
export function scoreOf({ wins, draws, losses }: Pick<Opposition, "wins" | "draws" | "losses">): number {
    return (wins + draws / 2) / Math.max(1, wins + draws + losses);
}

function Row({ game, opposition }: { game: string; opposition: Opposition }) {
    const { opponent, wins, draws, losses } = opposition;
    return (
        <tr>
            <th scope="row">
                <a href={contenderAddress(game, opponent)}>{opponent.name}</a>
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
    if (opponents.length === 0) return <p class="quiet">No games played yet.</p>;
    return (
        <>
            <div class="data-table">
                <table>
                    <thead>
                        <tr>
                            <th scope="col">Opponent</th>
                            <th scope="col">Rating</th>
                            <th scope="col">Won</th>
                            <th scope="col">Drawn</th>
                            <th scope="col">Lost</th>
                            <th scope="col" class="words" colSpan={2}>
                                Score
                            </th>
                        </tr>
                    </thead>
                    <tbody>
                        {opponents.map((opposition) => (
                            <Row key={opposition.opponent.id} game={game} opposition={opposition} />
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
