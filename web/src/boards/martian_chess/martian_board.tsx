// The board of Martian Chess: two halves, the canal between them, pyramids in three sizes.
import { useRef } from "preact/hooks";
import { rich, t } from "../../words/words";
import type { BoardModule, BoardProps, StandingProps } from "../board";
import { Frame, type Hand } from "../frame";
import { squareOutline, type Place } from "../place";
import { track, type Standing, type Tracked } from "../tracking";
import { Captured } from "./captured";
import { Pyramid } from "./pyramid";
import {
    allSquares,
    columns,
    kindWords,
    martianGrammar,
    martianPremoves,
    martianSummary,
    ownerOf,
    piecesOf,
    rows,
    type MartianPiece,
    type MartianView,
} from "./view";
import "./martian.css";

const side = 76;
const margin = 24;
const canal = 22;
const width = 4 * side + 2 * margin;
const height = rows * side + canal + 2 * margin;

// Player 0 owns the upper half; whoever sits there sees it below.
function pointOf(square: string, isFlipped: boolean) {
    const column = columns.indexOf(square[0] ?? "a");
    const down = rows - Number(square[1]);
    const across = isFlipped ? columns.length - 1 - column : column;
    const line = isFlipped ? rows - 1 - down : down;
    const gap = line >= rows / 2 ? canal : 0;
    return { x: margin + (across + 0.5) * side, y: margin + (line + 0.5) * side + gap };
}

export function martianPlaces(view: MartianView, isFlipped: boolean): Place[] {
    const standing = new Map(piecesOf(view).map((piece) => [piece.square, piece]));
    return allSquares().map((square) => {
        const { x, y } = pointOf(square, isFlipped);
        const piece = standing.get(square);
        const what = piece ? t("{piece} of player {seat}", { piece: kindWords[piece.points], seat: ownerOf(square) }) : t("empty");
        return {
            token: square,
            label: `${square}, ${what}`,
            x,
            y,
            outline: squareOutline(x, y, side - 3),
            mark: piece ? { kind: "ring", radius: 32 } : { kind: "dot", radius: 10 },
        };
    });
}

function Squares({ view, isFlipped }: { view: MartianView; isFlipped: boolean }) {
    const [from, to] = view.last_move?.split("-") ?? [];
    const middle = height / 2;
    const wave = Array.from({ length: 8 }, (_, index) => `q${side / 8} ${index % 2 ? 7 : -7} ${side / 4} 0`).join("");
    return (
        <>
            <rect
                class="martian-frame"
                x={margin - 5}
                y={margin - 5}
                width={width - 2 * margin + 10}
                height={height - 2 * margin + 10}
                rx="7"
            />
            <rect class="martian-canal" x={margin - 5} y={middle - canal / 2} width={width - 2 * margin + 10} height={canal} />
            {[0, 1].map((half) => (
                <path key={half} class="martian-wave" d={`M${margin + half * 2 * side} ${middle}${wave}`} />
            ))}
            {allSquares().map((square) => {
                const { x, y } = pointOf(square, isFlipped);
                const shade = (square.charCodeAt(0) + Number(square[1])) % 2 ? "even" : "odd";
                const last = square === to ? " last" : "";
                return (
                    <rect
                        key={square}
                        class={`martian-square player-${ownerOf(square)} ${shade}${last}`}
                        x={x - side / 2}
                        y={y - side / 2}
                        width={side}
                        height={side}
                    />
                );
            })}
            {from && <Origin square={from} isFlipped={isFlipped} />}
        </>
    );
}

// Where the last move came from.
function Origin({ square, isFlipped }: { square: string; isFlipped: boolean }) {
    const { x, y } = pointOf(square, isFlipped);
    return <rect class="martian-origin" x={x - side / 2 + 4} y={y - side / 2 + 4} width={side - 8} height={side - 8} rx="6" />;
}

function Coordinates({ isFlipped }: { isFlipped: boolean }) {
    return (
        <>
            {[...columns].map((column) => (
                <text key={column} class="coordinate" x={pointOf(`${column}1`, isFlipped).x} y={height - 8}>
                    {column}
                </text>
            ))}
            {Array.from({ length: rows }, (_, index) => index + 1).map((row) => (
                <text key={row} class="coordinate" x={8} y={pointOf(`a${row}`, isFlipped).y}>
                    {row}
                </text>
            ))}
        </>
    );
}

function useMotion(view: MartianView) {
    const before = useRef<readonly Tracked<MartianPiece & Standing>[]>([]);
    const standing = piecesOf(view).map((piece) => ({ ...piece, looks: String(piece.points) }));
    const [from, to] = view.last_move?.split("-") ?? [];
    const moved = from && to ? { from, to } : null;
    before.current = track(before.current, standing, moved);
    return before.current;
}

interface ScoreProps {
    readonly view: MartianView;
    readonly seat: number;
    readonly names: readonly string[];
    readonly isOver: boolean;
}

function Score({ view, seat, names, isOver }: ScoreProps) {
    const points = view.scores[seat] ?? 0;
    return (
        <p class={`martian-score player-${seat} ${view.to_move === seat && !isOver ? "to-move" : ""}`}>
            <span class="who">{names[seat] ?? [t("Red"), t("Blue")][seat]}</span>
            {rich("<strong>{points}</strong> {points, plural, one {point} other {points}}", {
                points,
                strong: (words) => <strong>{words}</strong>,
            })}
        </p>
    );
}

function Points({ view, seat, start, moves }: StandingProps<MartianView>) {
    const points = view.scores[seat] ?? 0;
    return (
        <>
            <span class="standing">
                {rich("<strong>{points}</strong> {points, plural, one {point} other {points}}", {
                    points,
                    strong: (words) => <strong>{words}</strong>,
                })}
            </span>
            {start && <Captured start={start} moves={moves} seat={seat} />}
        </>
    );
}

export function MartianBoard(props: BoardProps<MartianView>) {
    const { view } = props;
    const isFlipped = (props.seat === 0) !== props.isTurned;
    const pieces = useMotion(view);
    const picture = (hand: Hand | null) => (
        <>
            <Squares view={view} isFlipped={isFlipped} />
            <Coordinates isFlipped={isFlipped} />
            {pieces.map((piece) => {
                const isHeld = hand?.token === piece.square;
                const { x, y } = isHeld ? hand : pointOf(piece.square, isFlipped);
                return (
                    <g key={piece.id} class={isHeld ? "piece held" : "piece"} style={{ transform: `translate(${x}px, ${y}px)` }}>
                        <Pyramid points={piece.points} owner={ownerOf(piece.square)} />
                    </g>
                );
            })}
        </>
    );
    const upper = isFlipped ? 1 : 0;
    return (
        <div class="board-and-tools martian-board">
            {!props.isBare && <Score view={view} seat={upper} names={props.names} isOver={props.isOver} />}
            <Frame
                {...props}
                class="martian"
                width={width}
                height={height}
                label={
                    props.isOver
                        ? t("Martian Chess board.")
                        : t("Martian Chess board. {summary}.", { summary: martianSummary(view, props.names) })
                }
                places={martianPlaces(view, isFlipped)}
                picture={picture}
            />
            {!props.isBare && <Score view={view} seat={1 - upper} names={props.names} isOver={props.isOver} />}
        </div>
    );
}

export const martianChess: BoardModule<MartianView> = {
    sides: [t("red"), t("blue")],
    grammarOf: () => martianGrammar,
    Board: MartianBoard,
    Standing: Points,
    premoves: martianPremoves,
    canTurn: true,
    summary: martianSummary,
};
