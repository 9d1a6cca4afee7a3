// The board of Ploy.
import { useRef } from "preact/hooks";
import type { BoardModule, BoardProps } from "../board";
import { Frame, type Hand } from "../frame";
import { squareOutline, type Place } from "../place";
import { nearestAngle, track, type Standing, type Tracked } from "../tracking";
import { PloyPieceDrawing } from "./piece";
import { TurnTools } from "./turn_tools";
import {
    allSquares,
    boardSize,
    columns,
    patternOf,
    pieceLabel,
    ployGrammar,
    ploySummary,
    readMove,
    type PloyPiece,
    type PloyView,
} from "./view";
import "./ploy.css";

const side = 60;
const margin = 26;
const whole = boardSize * side + 2 * margin;

interface Point {
    readonly x: number;
    readonly y: number;
}

// Whoever sits at white's side sees white's pieces before them.
function pointOf(square: string, isFlipped: boolean): Point {
    const column = columns.indexOf(square[0] ?? "a");
    const row = Number(square[1]) - 1;
    const across = isFlipped ? boardSize - 1 - column : column;
    const down = isFlipped ? row : boardSize - 1 - row;
    return { x: margin + (across + 0.5) * side, y: margin + (down + 0.5) * side };
}

export function ployPlaces(view: PloyView, isFlipped: boolean): Place[] {
    const standing = new Map(view.pieces.map((piece) => [piece.square, piece]));
    return allSquares().map((square) => {
        const { x, y } = pointOf(square, isFlipped);
        const piece = standing.get(square);
        return {
            token: square,
            label: `${square}, ${piece ? pieceLabel(piece) : "empty"}`,
            x,
            y,
            outline: squareOutline(x, y, side - 3),
            mark: piece ? { kind: "ring", radius: 26 } : { kind: "dot", radius: 9 },
        };
    });
}

function Squares({ view, isFlipped }: { view: PloyView; isFlipped: boolean }) {
    const last = view.last_move ? readMove(view.last_move) : null;
    return (
        <>
            <rect
                class="ploy-ground"
                x={margin - 6}
                y={margin - 6}
                width={whole - 2 * margin + 12}
                height={whole - 2 * margin + 12}
                rx="8"
            />
            {allSquares().map((square) => {
                const { x, y } = pointOf(square, isFlipped);
                const isLast = last !== null && (last.from === square || last.to === square);
                return (
                    <rect
                        key={square}
                        class={isLast ? "ploy-square last" : "ploy-square"}
                        x={x - side / 2 + 1}
                        y={y - side / 2 + 1}
                        width={side - 2}
                        height={side - 2}
                        rx="5"
                    />
                );
            })}
        </>
    );
}

function Coordinates({ isFlipped }: { isFlipped: boolean }) {
    const lines = [...columns].map((column, index) => ({ column, row: index + 1 }));
    return (
        <>
            {lines.map(({ column, row }) => (
                <g key={column} class="coordinates">
                    <text class="coordinate" x={pointOf(`${column}1`, isFlipped).x} y={whole - 9}>
                        {column}
                    </text>
                    <text class="coordinate" x={9} y={pointOf(`a${row}`, isFlipped).y}>
                        {row}
                    </text>
                </g>
            ))}
        </>
    );
}

// The pieces with their identities and angles, kept from view to view so that they glide and turn.
function useMotion(view: PloyView, isFlipped: boolean) {
    const before = useRef<readonly Tracked<PloyPiece & Standing>[]>([]);
    const angles = useRef(new Map<number, number>());
    const standing = view.pieces.map((piece) => ({ ...piece, looks: `${piece.colour} ${patternOf(piece.mask).pattern}` }));
    const moved = view.last_move ? readMove(view.last_move) : null;
    const tracked = track(before.current, standing, moved);
    before.current = tracked;
    return tracked.map((piece) => {
        const { pattern, turn } = patternOf(piece.mask);
        const wanted = turn * 45 + (isFlipped ? 180 : 0);
        const angle = nearestAngle(angles.current.get(piece.id) ?? wanted, wanted);
        angles.current.set(piece.id, angle);
        return { id: piece.id, square: piece.square, colour: piece.colour, pattern, angle };
    });
}

export function PloyBoard(props: BoardProps<PloyView>) {
    const { view } = props;
    const isFlipped = props.seat === 1;
    const pieces = useMotion(view, isFlipped);
    // A shield that has gone but not yet turned is shown where it goes.
    const [from, to] = props.selection;
    const picture = (hand: Hand | null) => (
        <>
            <Squares view={view} isFlipped={isFlipped} />
            <Coordinates isFlipped={isFlipped} />
            {pieces.map((piece) => {
                const isHeld = hand?.token === piece.square;
                const gone = piece.square === from && to !== undefined ? to : piece.square;
                const { x, y } = isHeld ? hand : pointOf(gone, isFlipped);
                return (
                    <g key={piece.id} class={isHeld ? "piece held" : "piece"} style={{ transform: `translate(${x}px, ${y}px)` }}>
                        <PloyPieceDrawing colour={piece.colour} mask={piece.pattern} angle={piece.angle} />
                    </g>
                );
            })}
        </>
    );
    return (
        <div class="board-and-tools">
            <Frame
                {...props}
                class="ploy"
                width={whole}
                height={whole}
                label={`Ploy board. ${ploySummary(view, props.names)}.`}
                places={ployPlaces(view, isFlipped)}
                picture={picture}
            />
            <TurnTools {...props} isFlipped={isFlipped} />
        </div>
    );
}

export const ploy: BoardModule<PloyView> = {
    sides: ["black", "white"],
    grammarOf: () => ployGrammar,
    Board: PloyBoard,
    summary: ploySummary,
};
