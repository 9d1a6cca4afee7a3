// The cross table as a heat map.
//
// Every field has its points in it, and the colours run from orange over grey to blue: both can be told apart without seeing
// red and green. For screen readers a field says what was won, drawn and lost, and against whom.
import type { Score, Standing } from "../api/tournaments";
import { heatOf, pointsOf, pointsText, scoreWords } from "./score";
import "../lists/data_table.css";
import "./cross_table.css";

interface Props {
    readonly standings: readonly Standing[];
    readonly scores: readonly (readonly Score[])[];
}

function Field({ score, opponent }: { score: Score; opponent: string }) {
    const heat = heatOf(score);
    const words = scoreWords(score, opponent);
    return (
        <td class={heat === null ? "unplayed" : `heat-${heat}`} title={words}>
            <span aria-hidden="true">{heat === null ? "·" : pointsText(pointsOf(score))}</span>
            <span class="hidden-text">{words}</span>
        </td>
    );
}

export function CrossTable({ standings, scores }: Props) {
    return (
        <div class="data-table cross-table">
            <table>
                <thead>
                    <tr>
                        <th scope="col" class="words">
                            Points against
                        </th>
                        {standings.map(({ rank, bot }, column) => (
                            <th key={column} scope="col" aria-label={bot} title={bot}>
                                {rank}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {standings.map(({ rank, bot }, row) => (
                        <tr key={row}>
                            <th scope="row">
                                <span class="quiet">{rank}</span> {bot}
                            </th>
                            {standings.map(({ bot: opponent }, column) =>
                                row === column ? (
                                    <td key={column} class="self" />
                                ) : (
                                    <Field key={column} score={scores[row]?.[column] ?? [0, 0, 0]} opponent={opponent} />
                                ),
                            )}
                        </tr>
                    ))}
                </tbody>
            </table>
            <p class="heat-key quiet" aria-hidden="true">
                all lost
                {[0, 1, 2, 3, 4, 5, 6].map((heat) => (
                    <span key={heat} class={`heat-${heat}`} />
                ))}
                all won
            </p>
        </div>
    );
}
