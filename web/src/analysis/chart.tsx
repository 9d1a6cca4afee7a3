// The chance that something hidden lies on each square, as a small chart of the board: the stronger the colour, the likelier.
import { t } from "../words/words";
import { percent } from "./verdicts";

// Row by row; the board is as wide as it is high.
export function Chart({ squares }: { readonly squares: readonly number[] }) {
    const size = Math.round(Math.sqrt(squares.length));
    const most = Math.max(...squares, 0.01);
    return (
        <svg
            class="chance-chart"
            viewBox={`0 0 ${size} ${size}`}
            role="img"
            aria-label={t("Chance of a ship on each square, at most {percent}", { percent: percent(Math.max(...squares)) })}
        >
            {squares.map((chance, index) => (
                <rect
                    key={index}
                    x={(index % size) + 0.04}
                    y={Math.floor(index / size) + 0.04}
                    width="0.92"
                    height="0.92"
                    fill-opacity={((chance / most) ** 1.5).toFixed(3)}
                >
                    <title>{percent(chance)}</title>
                </rect>
            ))}
        </svg>
    );
}
