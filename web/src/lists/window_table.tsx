// A table that stays quick however long it is: a short one is drawn whole, of a long one the rows in sight, in a box of its own.
//
// Screen readers are told the number of all rows and the number of each.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { useScrollBox } from "./scroll_box";
import { rowsInSight, type RowWindow } from "./window";
import "./data_table.css";
import "./window_table.css";

interface Props {
    readonly label: string;
    readonly count: number;
    // A row of `th`.
    readonly head: ComponentChildren;
    // A `tr` with the `aria-rowindex` that it is given.
    readonly row: (index: number, rowIndex: number) => ComponentChildren;
    // Called when other rows come in sight.
    readonly onSight: (rows: RowWindow) => void;
}

const mostAtOnce = 60;
// As the style sheet has it.
const rowHeight = 38;

function Spacer({ rows }: { rows: number }) {
    if (rows === 0) return null;
    return (
        <tr class="spacer" aria-hidden="true">
            <td ref={(cell) => cell?.style.setProperty("height", `${rows * rowHeight}px`)} />
        </tr>
    );
}

export function WindowTable({ label, count, head, row, onSight }: Props) {
    const { box, sight, measure } = useScrollBox<HTMLDivElement>();
    const isLong = count > mostAtOnce;
    const { first, end } = isLong ? rowsInSight(count, rowHeight, sight.value.top, sight.value.height) : { first: 0, end: count };
    useEffect(() => onSight({ first, end }), [first, end]);
    const rows = Array.from({ length: end - first }, (_, index) => first + index);
    return (
        <div
            ref={box}
            class={isLong ? "data-table window-table" : "data-table"}
            onScroll={measure}
            tabIndex={0}
            role="group"
            aria-label={label}
        >
            <table aria-rowcount={isLong ? count + 1 : undefined}>
                <thead>{head}</thead>
                <tbody>
                    <Spacer rows={first} />
                    {rows.map((index) => row(index, index + 2))}
                    <Spacer rows={count - end} />
                </tbody>
            </table>
        </div>
    );
}
