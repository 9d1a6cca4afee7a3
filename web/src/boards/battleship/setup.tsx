// Placing the fleet: drag ships, move and turn them with keys, or shuffle.
import { useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { t } from "../../words/words";
import { fleetText, isReady, misplaced, moved, randomFleet, rotated, type Fleet } from "./fleet";
import { cell, label, pictureSide, Sea, ShipOn } from "./grid";
import { squareOf, type Ship, type Square } from "./view";

interface Grip {
    readonly index: number;
    // Which of the ship's squares was gripped, counted from its first.
    readonly column: number;
    readonly row: number;
    readonly x: number;
    readonly y: number;
    readonly hasMoved: boolean;
}

const steps: Record<string, Square> = {
    ArrowUp: { column: 0, row: -1 },
    ArrowDown: { column: 0, row: 1 },
    ArrowLeft: { column: -1, row: 0 },
    ArrowRight: { column: 1, row: 0 },
};

function describe(ship: Ship, isWrong: boolean): string {
    const place = t("ship of {size} at {position}, {direction, select, horizontal {horizontal} other {vertical}}", {
        size: ship.size,
        position: ship.position,
        direction: ship.direction,
    });
    return isWrong ? t("{place}, too close to another ship", { place }) : place;
}

export function FleetSetup({ play }: { readonly play: (move: string) => void }) {
    const first = useMemo(() => randomFleet(Math.random), []);
    const fleet = useSignal<Fleet>(first);
    const grip = useRef<Grip | null>(null);
    const svg = useRef<SVGSVGElement>(null);
    const wrong = misplaced(fleet.value);

    const squareUnder = (event: PointerEvent): Square => {
        const matrix = svg.current?.getScreenCTM()?.inverse();
        const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
        return { column: Math.floor((point.x - label) / cell), row: Math.floor((point.y - label) / cell) };
    };
    const press = (event: PointerEvent, index: number) => {
        const ship = fleet.value[index];
        if (event.button !== 0 || !ship) return;
        const under = squareUnder(event);
        const start = squareOf(ship.position);
        const offset = { column: under.column - start.column, row: under.row - start.row };
        grip.current = { index, ...offset, x: event.clientX, y: event.clientY, hasMoved: false };
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
    };
    const drag = (event: PointerEvent) => {
        const held = grip.current;
        if (!held) return;
        if (!held.hasMoved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < 5) return;
        grip.current = { ...held, hasMoved: true };
        const under = squareUnder(event);
        fleet.value = moved(fleet.value, held.index, { column: under.column - held.column, row: under.row - held.row });
    };
    // A click without a drag turns the ship.
    const release = () => {
        const held = grip.current;
        grip.current = null;
        if (held && !held.hasMoved) fleet.value = rotated(fleet.value, held.index);
    };
    const key = (event: KeyboardEvent, index: number) => {
        const step = steps[event.key];
        const ship = fleet.value[index];
        if (!ship) return;
        if (step) {
            const { column, row } = squareOf(ship.position);
            fleet.value = moved(fleet.value, index, { column: column + step.column, row: row + step.row });
        } else if (event.key === "Enter" || event.key === " " || event.key === "r") {
            fleet.value = rotated(fleet.value, index);
        } else return;
        event.preventDefault();
    };

    return (
        <div class="fleet-setup">
            <svg
                ref={svg}
                class="board battleship-grid"
                viewBox={`0 0 ${pictureSide} ${pictureSide}`}
                role="group"
                aria-label={t("Your fleet")}
            >
                <Sea isFog={false} />
                {fleet.value.map((ship, index) => (
                    <g
                        key={index}
                        class="setup-ship"
                        role="button"
                        tabindex={0}
                        aria-label={t("{ship}. Arrows move it, Enter turns it.", { ship: describe(ship, wrong.has(index)) })}
                        onPointerDown={(event) => press(event, index)}
                        onPointerMove={drag}
                        onPointerUp={release}
                        onPointerCancel={release}
                        onKeyDown={(event) => key(event, index)}
                    >
                        <ShipOn ship={ship} state={wrong.has(index) ? "misplaced" : "afloat"} />
                    </g>
                ))}
            </svg>
            {/* In one place, so that the board stays where it is. */}
            <p class="setup-words" role="status">
                {wrong.size > 0
                    ? t("Ships in red are too close to each other. They may touch at corners but not along edges.")
                    : t("Drag ships to move them, click to turn them. Ships may touch at corners but not along edges.")}
            </p>
            <div class="tools">
                <button type="button" onClick={() => (fleet.value = randomFleet(Math.random))}>
                    {t("Random")}
                </button>
                <button type="button" class="primary" disabled={!isReady(fleet.value)} onClick={() => play(fleetText(fleet.value))}>
                    {t("Ready")}
                </button>
            </div>
        </div>
    );
}
