// The cross table as a heat map, of which the fields in sight are drawn.
//
// Every field has its points in it, and the colours run from orange over grey to blue: both can be told apart without seeing
// red and green. For screen readers a field says what was won, drawn and lost, and against whom.
import { useEffect } from "preact/hooks";
import type { Score } from "../api/tournaments";
import { useScrollBox } from "../lists/scroll_box";
import { rowsInSight, type RowWindow } from "../lists/window";
import { t } from "../words/words";
import { heatOf, pointsOf, pointsText, scoreWords } from "./score";
import "../lists/data_table.css";
import "./cross_table.css";

interface Props {
    readonly count: number;
    // By place, row and column, from 0 on; undefined what is not known yet.
    readonly nameAt: (place: number) => string | undefined;
    readonly isOwn: (place: number) => boolean;
    readonly scoreAt: (row: number, column: number) => Score | undefined;
    readonly onSight: (rows: RowWindow, columns: RowWindow) => void;
}

// In pixels, as the style sheet has it.
const [rowHeight, columnWidth, headWidth] = [36, 48, 176];

const within = ({ first, end }: RowWindow) => Array.from({ length: end - first }, (_, index) => first + index);

function Field({ score, opponent, index }: { score: Score | undefined; opponent: string; index: number }) {
    if (!score) return <td class="unplayed" aria-colindex={index} />;
    const heat = heatOf(score);
    const words = scoreWords(score, opponent);
    return (
        <td class={heat === null ? "unplayed" : `heat-${heat}`} title={words} aria-colindex={index}>
            <span aria-hidden="true">{heat === null ? "·" : pointsText(pointsOf(score))}</span>
            <span class="hidden-text">{words}</span>
        </td>
    );
}

function HeatKey() {
    return (
        <p class="heat-key quiet" aria-hidden="true">
            {t("all lost")}
            {[0, 1, 2, 3, 4, 5, 6].map((heat) => (
                <span key={heat} class={`heat-${heat}`} />
            ))}
            {t("all won")}
        </p>
    );
}

export function CrossTable({ count, nameAt, isOwn, scoreAt, onSight }: Props) {
    const { box, sight, measure } = useScrollBox<HTMLDivElement>();
    const { top, left, height, width } = sight.value;
    const rows = rowsInSight(count, rowHeight, top, height);
    const columns = rowsInSight(count, columnWidth, left, width);
    useEffect(() => onSight(rows, columns), [rows.first, rows.end, columns.first, columns.end]);
    const place = (element: HTMLElement | null, x: number, y: number, properties: readonly [string, string]) => {
        element?.style.setProperty(properties[0], `${x}px`);
        element?.style.setProperty(properties[1], `${y}px`);
    };
    return (
        <>
            <div ref={box} class="data-table cross-table" onScroll={measure} tabIndex={0} role="group" aria-label={t("Cross table")}>
                <div
                    class="whole"
                    ref={(whole) => place(whole, headWidth + count * columnWidth, (count + 1) * rowHeight, ["width", "height"])}
                >
                    <table
                        aria-rowcount={count + 1}
                        aria-colcount={count + 1}
                        ref={(table) => place(table, columns.first * columnWidth, rows.first * rowHeight, ["left", "top"])}
                    >
                        <thead>
                            <tr aria-rowindex={1}>
                                <th scope="col" class="words" aria-colindex={1}>
                                    {t("Points against")}
                                </th>
                                {within(columns).map((column) => (
                                    <th
                                        key={column}
                                        scope="col"
                                        aria-label={nameAt(column)}
                                        title={nameAt(column)}
                                        aria-colindex={column + 2}
                                    >
                                        {column + 1}
                                    </th>
                                ))}
                            </tr>
                        </thead>
                        <tbody>
                            {within(rows).map((row) => (
                                <tr key={row} aria-rowindex={row + 2} class={isOwn(row) ? "own" : ""}>
                                    <th scope="row" aria-colindex={1} title={nameAt(row)}>
                                        <span class="quiet">{row + 1}</span> {nameAt(row) ?? "…"}
                                    </th>
                                    {within(columns).map((column) =>
                                        row === column ? (
                                            <td key={column} class="self" aria-colindex={column + 2} />
                                        ) : (
                                            <Field
                                                key={column}
                                                score={scoreAt(row, column)}
                                                opponent={nameAt(column) ?? t("number {column}", { column: column + 1 })}
                                                index={column + 2}
                                            />
                                        ),
                                    )}
                                </tr>
                            ))}
                        </tbody>
                    </table>
                </div>
            </div>
            <HeatKey />
        </>
    );
}
