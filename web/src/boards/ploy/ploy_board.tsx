// The board of Ploy.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../words/words";
import type { BoardModule, BoardProps } from "../board";
import { Frame, type Hand } from "../frame";
import { squareOutline, type Place } from "../place";
import { nearestAngle, track, type Standing, type Tracked } from "../tracking";
import { Captured } from "./captured";
import { PloyPieceDrawing } from "./piece";
import { TurnRing } from "./turn_ring";
import { nextTurn, turnsOf, turnWords } from "./turns";
import {
    allSquares,
    boardSize,
    columns,
    patternOf,
    pieceLabel,
    ployGrammar,
    ployPremoves,
    ploySummary,
    readMove,
    turnToken,
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
            label: `${square}, ${piece ? pieceLabel(piece) : t("empty")}`,
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

// What a piece in hand can do besides going somewhere. A shield that has gone has to be told where it points; any piece
// that is clicked again turns where it stands. Nothing is put down but by Escape or by "Put back".
function useTurning(props: BoardProps<PloyView>) {
    const { selection, targets, view } = props;
    const [from, to] = selection;
    const piece = view.pieces.find((candidate) => candidate.square === from);
    const turns = piece ? turnsOf(piece, targets) : [];
    // The piece that turns where it stands, and how far whichever piece has been turned so far.
    const standing = useSignal<string | null>(null);
    const turn = useSignal(0);
    const hasGone = to !== undefined;
    const isTurning = turns.length > 0 && (hasGone || (from !== undefined && standing.value === from));
    // At once: later it would undo what a quick key has turned already.
    useLayoutEffect(() => {
        turn.value = 0;
        if (from === undefined) standing.value = null;
    }, [from, to]);
    const play = (by: number) => props.take(turnToken(by));
    return {
        piece,
        turns,
        isTurning,
        hasGone,
        turn: isTurning ? turn.value : 0,
        play,
        rotate: (isRight: boolean) => {
            if (turns.length === 0) return;
            if (!hasGone) standing.value = from ?? null;
            turn.value = nextTurn(turns, isTurning ? turn.value : 0, isRight);
        },
        // Whether this token means something for the turn; then it is done.
        take: (token: string): boolean => {
            if (turns.length === 0) return false;
            if (isTurning && token === (to ?? from)) {
                if (hasGone || turn.value !== 0) play(turn.value);
                else standing.value = null;
                return true;
            }
            if (!isTurning && token === from) {
                standing.value = from;
                return true;
            }
            // One that turns where it stands may go somewhere after all; one that has gone stays where it is.
            if (isTurning && !hasGone) standing.value = null;
            return hasGone;
        },
    };
}

type Turning = ReturnType<typeof useTurning>;

function hintOf({ piece, turns, isTurning, hasGone, turn }: Turning): string {
    if (!piece) return t("Select a piece to move or turn it.");
    if (hasGone) return t("Choose where it points. Click the piece to {turn}.", { turn: turnWords(turn) });
    if (isTurning && turn === 0) return t("Choose how it turns.");
    if (isTurning) return t("Click the piece to {turn}.", { turn: turnWords(turn) });
    return turns.length > 0 ? t("Choose where it goes, or click it again to turn it.") : t("Choose where it goes.");
}

function Hint({ turning, cancel }: { turning: Turning; cancel: () => void }) {
    return (
        <div class="tools ploy-hint">
            <p class={turning.isTurning ? "choose" : "quiet"} role="status">
                {hintOf(turning)}
                {turning.isTurning && <span class="ways"> {t("Scroll, or press ← →, to turn it.")}</span>}
            </p>
            {turning.piece && (
                <button type="button" onClick={cancel}>
                    {t("Put back")}
                </button>
            )}
        </div>
    );
}

export function PloyBoard(props: BoardProps<PloyView>) {
    const { view } = props;
    const isFlipped = (props.seat === 1) !== props.isTurned;
    const pieces = useMotion(view, isFlipped);
    const turning = useTurning(props);
    // A shield that has gone but not yet turned is shown where it goes.
    const [from, to] = props.selection;
    const picture = (hand: Hand | null) => (
        <>
            <Squares view={view} isFlipped={isFlipped} />
            <Coordinates isFlipped={isFlipped} />
            {pieces.map((piece) => {
                const isHeld = hand?.token === piece.square;
                const isInHand = piece.square === from;
                const gone = isInHand && to !== undefined ? to : piece.square;
                const { x, y } = isHeld ? hand : pointOf(gone, isFlipped);
                const angle = piece.angle + (isInHand ? nearestAngle(0, turning.turn * 45) : 0);
                // Captured with the shield's move, if it is played.
                const isCaptured = to !== undefined && piece.square === to;
                return (
                    <g
                        key={piece.id}
                        class={["piece", isHeld && "held", isCaptured && "captured"].filter(Boolean).join(" ")}
                        style={{ transform: `translate(${x}px, ${y}px)` }}
                    >
                        <PloyPieceDrawing colour={piece.colour} mask={piece.pattern} angle={angle} />
                    </g>
                );
            })}
        </>
    );
    const press = (key: string, place: Place): boolean => {
        const isSide = key === "ArrowLeft" || key === "ArrowRight";
        if (!turning.isTurning || place.token !== (to ?? from) || !isSide) return false;
        turning.rotate(key === "ArrowRight");
        return true;
    };
    return (
        <div class="board-and-tools">
            <Frame
                {...props}
                class="ploy"
                width={whole}
                height={whole}
                label={props.isOver ? t("Ploy board.") : t("Ploy board. {summary}.", { summary: ploySummary(view, props.names) })}
                places={ployPlaces(view, isFlipped)}
                picture={picture}
                showsTargets={props.selection.length > 0 && !turning.isTurning}
                take={(token) => {
                    if (!turning.take(token)) props.take(token);
                }}
                {...(turning.hasGone ? { miss: () => undefined } : {})}
                press={press}
                {...(turning.turns.length > 0 ? { wheel: turning.rotate } : {})}
                above={
                    turning.isTurning &&
                    turning.piece && (
                        <TurnRing
                            {...pointOf(to ?? turning.piece.square, isFlipped)}
                            whole={whole}
                            turns={turning.turns}
                            chosen={turning.turn}
                            mask={turning.piece.mask}
                            colour={turning.piece.colour}
                            isFlipped={isFlipped}
                            choose={turning.play}
                            confirm={() => void turning.take(to ?? from ?? "")}
                        />
                    )
                }
            />
            {props.moves.length > 0 && <Hint turning={turning} cancel={props.cancel} />}
        </div>
    );
}

export const ploy: BoardModule<PloyView> = {
    sides: [t("black"), t("white")],
    grammarOf: () => ployGrammar,
    Board: PloyBoard,
    Standing: Captured,
    premoves: ployPremoves,
    canTurn: true,
    summary: ploySummary,
};
