// The board of Battleship: the opponent’s waters and your own fleet.
import { t } from "../../words/words";
import type { BoardModule, BoardProps } from "../board";
import { Frame } from "../frame";
import { squareOutline, type Place } from "../place";
import { cell, FieldPicture, middleOf, pictureSide } from "./grid";
import { FleetSetup } from "./setup";
import {
    allSquares,
    battleshipGrammar,
    battleshipSummary,
    letterAt,
    squareLabel,
    squareName,
    type BattleshipView,
    type Field,
} from "./view";
import "./battleship.css";

export function fieldPlaces(field: Field): Place[] {
    return allSquares().map((square) => {
        const { x, y } = middleOf(square.column, square.row);
        return {
            token: squareName(square),
            label: squareLabel(field, square),
            x,
            y,
            outline: squareOutline(x, y, cell - 2),
            mark: { kind: letterAt(field, square) === "." ? "dot" : "ring", radius: 8 },
        };
    });
}

// The ships still afloat, as small hulls.
function Afloat({ sizes }: { sizes: readonly number[] }) {
    return (
        <p
            class="afloat"
            role="img"
            aria-label={sizes.length === 0 ? t("No ship afloat") : t("Afloat: ships of {sizes}", { sizes: sizes.join(", ") })}
        >
            {sizes.map((size, index) => (
                <span key={index} class={`afloat-${size}`} aria-hidden="true" />
            ))}
        </p>
    );
}

interface SeaProps extends BoardProps<BattleshipView> {
    readonly field: Field;
    readonly title: string;
    readonly isTarget: boolean;
    readonly isFog: boolean;
}

const none: ReadonlySet<string> = new Set();

function SeaPanel({ field, title, isTarget, isFog, ...props }: SeaProps) {
    const shots = t("{count, plural, one {# shot} other {# shots}}", { count: field.shots });
    return (
        <section class={isTarget && props.moves.length > 0 ? "sea-panel active" : "sea-panel"} aria-label={title}>
            <header class="board-side">
                <h2>{title}</h2>
                <span class="quiet">{shots}</span>
            </header>
            <Frame
                class="battleship-grid"
                width={pictureSide}
                height={pictureSide}
                label={`${title}, ${shots}`}
                places={fieldPlaces(field)}
                selection={[]}
                targets={isTarget ? props.targets : none}
                origins={none}
                take={isTarget ? props.take : () => undefined}
                cancel={props.cancel}
                picture={() => <FieldPicture field={field} isFog={isFog} />}
            />
            <Afloat sizes={field.afloat} />
        </section>
    );
}

export function BattleshipBoard(props: BoardProps<BattleshipView>) {
    const { view, seat, names } = props;
    if (view.field) {
        return (
            <div class="seas">
                <SeaPanel {...props} field={view.field} title={t("The hidden fleet")} isTarget isFog={view.phase !== "over"} />
            </div>
        );
    }
    if (view.phase === "setup" && view.turn === seat && props.mayPlay) return <FleetSetup play={props.play} />;
    const name = (of: number) => names[of] ?? t("Player {seat}", { seat: of });
    const order = seat === null ? [0, 1] : [1 - seat, seat];
    return (
        <div class="seas">
            {order.map((of) => {
                const field = view.fields?.[of];
                const isOwn = of === seat;
                const title = isOwn
                    ? t("Your fleet")
                    : seat === null
                      ? t("{name}’s fleet", { name: name(of) })
                      : t("Shoot at {name}", { name: name(of) });
                return field && <SeaPanel {...props} key={of} field={field} title={title} isTarget={!isOwn} isFog={!isOwn} />;
            })}
        </div>
    );
}

export const battleship: BoardModule<BattleshipView> = {
    sides: [],
    grammarOf: () => battleshipGrammar,
    Board: BattleshipBoard,
    summary: battleshipSummary,
};
