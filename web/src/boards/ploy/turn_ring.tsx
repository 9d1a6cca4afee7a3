// The turns of the piece in hand, each as the piece looks after it, around the piece on the board.
import type { ComponentChildren } from "preact";
import { t } from "../../words/words";
import { PloyPieceDrawing } from "./piece";
import { ringMiddle, turnWords, type Turn } from "./turns";
import { patternOf, turned, type Colour } from "./view";

interface Props {
    readonly x: number;
    readonly y: number;
    // Of the whole picture.
    readonly whole: number;
    readonly turns: readonly Turn[];
    readonly chosen: number;
    // Of the piece as it stands.
    readonly mask: number;
    readonly colour: Colour;
    readonly isFlipped: boolean;
    readonly choose: (turn: number) => void;
    // The piece itself was clicked.
    readonly confirm: () => void;
}

const radius = 80;
const reach = radius + 30;

interface HandleProps {
    readonly x: number;
    readonly y: number;
    readonly label: string;
    readonly name: string;
    readonly act: () => void;
    readonly children: ComponentChildren;
}

function Handle({ x, y, label, name, act, children }: HandleProps) {
    return (
        <g
            class={name}
            role="button"
            tabindex={-1}
            aria-label={label}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            // The focus stays on the board.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
                event.stopPropagation();
                act();
            }}
        >
            <title>{label}</title>
            <circle class="ploy-turn-ground" r="28" />
            {children}
        </g>
    );
}

export function TurnRing({ x, y, whole, turns, chosen, mask, colour, isFlipped, choose, confirm }: Props) {
    const middle = { x: ringMiddle(x, whole, reach), y: ringMiddle(y, whole, reach) };
    const base = isFlipped ? 180 : 0;
    return (
        <g class="ploy-ring" role="group" aria-label={t("Turns")}>
            <circle class="ploy-ring-ground" cx={middle.x} cy={middle.y} r={radius} aria-hidden="true" />
            {turns.map((turn) => {
                // A shield's are where it would point.
                const angle = ((patternOf(turn.mask).turn * 45 + base) * Math.PI) / 180;
                return (
                    <Handle
                        key={turn.turn}
                        x={middle.x + radius * Math.sin(angle)}
                        y={middle.y - radius * Math.cos(angle)}
                        label={turnWords(turn.turn)}
                        name={turn.turn === chosen ? "ploy-turn chosen" : "ploy-turn"}
                        act={() => choose(turn.turn)}
                    >
                        <PloyPieceDrawing colour={colour} mask={turn.mask} angle={base} />
                    </Handle>
                );
            })}
            <Handle {...middle} label={t("confirm: {chosen}", { chosen: turnWords(chosen) })} name="ploy-turn-middle" act={confirm}>
                <PloyPieceDrawing colour={colour} mask={turned(mask, chosen)} angle={base} />
            </Handle>
        </g>
    );
}
