// A list of rows of one height that stays quick however long it is: only what can be seen is drawn.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { useScrollBox } from "./scroll_box";
import { rowsInSight, scrollFor } from "./window";
import "./long_list.css";

interface Props {
    readonly count: number;
    // In pixels.
    readonly rowHeight: number;
    readonly label: string;
    // Is kept in sight.
    readonly current: number | null;
    readonly row: (index: number) => ComponentChildren;
    readonly class?: string;
}

export function LongList({ count, rowHeight, label, current, row, class: name = "" }: Props) {
    const { box, sight, measure } = useScrollBox<HTMLDivElement>();
    // Within the list only: the page itself stays where it is.
    useEffect(() => {
        const element = box.current;
        if (!element || current === null) return;
        element.scrollTop = scrollFor(current, rowHeight, element.scrollTop, element.clientHeight);
    }, [current, count]);
    const { first, end } = rowsInSight(count, rowHeight, sight.value.top, sight.value.height);
    const rows = Array.from({ length: end - first }, (_, index) => first + index);
    return (
        <div ref={box} class={`long-list ${name}`} onScroll={measure}>
            <ol aria-label={label} ref={(list) => list?.style.setProperty("height", `${count * rowHeight}px`)}>
                {rows.map((index) => (
                    <li
                        key={index}
                        aria-setsize={count}
                        aria-posinset={index + 1}
                        ref={(item) => item?.style.setProperty("top", `${index * rowHeight}px`)}
                    >
                        {row(index)}
                    </li>
                ))}
            </ol>
        </div>
    );
}
