// The SVG around a board's picture: it turns pointers, fingers and keys into tokens, and shows what can be named.
//
// The picture is drawn below, the places lie over it, see-through. There is one tab stop; arrow keys go from place to
// place and Enter or Space names one, so a board is read and played without a pointer.
import { useSignal } from "@preact/signals";
import type { ComponentChildren, TargetedKeyboardEvent } from "preact";
import { useContext, useRef } from "preact/hooks";
import { t } from "../words/words";
import { DrawingsContext } from "./drawings";
import type { Selection, Token } from "./interaction";
import { isArrow, neighbour, type Place } from "./place";
import { ScribbleLayer, useScribbles } from "./scribble_layer";

// A piece in the air: whose it is and where the pointer is, in the picture's units.
export interface Hand {
    readonly token: Token;
    readonly x: number;
    readonly y: number;
}

export interface FrameProps {
    readonly width: number;
    readonly height: number;
    readonly label: string;
    readonly class?: string;
    readonly places: readonly Place[];
    readonly selection: Selection;
    readonly targets: ReadonlySet<Token>;
    readonly origins: ReadonlySet<Token>;
    readonly take: (token: Token) => void;
    readonly drag?: (from: Token, to: Token) => void;
    readonly cancel: () => void;
    // A click on no place; puts down what was taken up unless said otherwise.
    readonly miss?: () => void;
    // A key pressed on a place, before the usual meaning of keys; true if that is all it means.
    readonly press?: (key: string, place: Place) => boolean;
    readonly wheel?: (isDown: boolean) => void;
    // Drawn over the places, and answers to pointers itself.
    readonly above?: ComponentChildren;
    // Whether what can be named next is marked; unless said otherwise, when something has been taken up.
    readonly showsTargets?: boolean;
    // As in BoardProps.
    readonly isAhead?: boolean;
    readonly planned?: Selection;
    readonly picture: (hand: Hand | null) => ComponentChildren;
}

const threshold = 5; // pixels a pointer may tremble before a click is a drag

function classesOf(place: Place, props: FrameProps): string {
    const isTaken = props.selection.includes(place.token);
    const isTarget = props.targets.has(place.token);
    const isOrigin = props.origins.has(place.token);
    return ["place", isTaken && "taken", isTarget && "target", isOrigin && "origin"].filter(Boolean).join(" ");
}

function labelOf(place: Place, props: FrameProps): string {
    if (props.selection.includes(place.token)) return t("{label}, selected", { label: place.label });
    if (props.selection.length > 0 && !props.isAhead && props.targets.has(place.token))
        return t("{label}, legal target", { label: place.label });
    return place.label;
}

function Mark({ place }: { place: Place }) {
    const { kind, radius } = place.mark;
    if (kind === "outline") return <path class="target-outline" d={place.outline} />;
    return <circle class={`target-${kind}`} cx={place.x} cy={place.y} r={radius} />;
}

function tokenUnder(event: PointerEvent): Token | null {
    const element = document.elementFromPoint(event.clientX, event.clientY);
    return element?.closest<SVGElement>("[data-token]")?.dataset["token"] ?? null;
}

function pointIn(svg: SVGSVGElement, event: PointerEvent): DOMPoint {
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
}

export function Frame(props: FrameProps) {
    const { places } = props;
    const svg = useRef<SVGSVGElement>(null);
    const hand = useSignal<Hand | null>(null);
    const focused = useSignal<Token | null>(null);
    const pressed = useRef<{ token: Token; x: number; y: number } | null>(null);
    const wasDragged = useRef(false);
    const scribbles = useScribbles();
    const drawings = useContext(DrawingsContext);

    const press = (event: PointerEvent, place: Place) => {
        wasDragged.current = false;
        if (event.button === 2) scribbles.begin(place.token);
        if (event.button !== 0 || !props.drag || !props.origins.has(place.token)) return;
        pressed.current = { token: place.token, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
        const from = pressed.current;
        if (!from || !svg.current) return;
        const isStill = Math.hypot(event.clientX - from.x, event.clientY - from.y) < threshold;
        if (hand.value === null && isStill) return;
        if (hand.value === null) {
            svg.current.setPointerCapture(event.pointerId);
            if (!props.selection.includes(from.token)) props.take(from.token);
        }
        const point = pointIn(svg.current, event);
        hand.value = { token: from.token, x: point.x, y: point.y };
    };
    const release = (event: PointerEvent) => {
        if (event.button === 2) scribbles.end(tokenUnder(event), event);
        const from = pressed.current;
        pressed.current = null;
        if (!from || hand.value === null) return;
        wasDragged.current = true;
        hand.value = null;
        const to = tokenUnder(event);
        if (to !== null && to !== from.token) props.drag?.(from.token, to);
    };
    const abandon = () => {
        pressed.current = null;
        hand.value = null;
    };
    // A drag ends with a click too, which means nothing.
    const click = (token: Token | null) => {
        scribbles.wipe();
        if (wasDragged.current) wasDragged.current = false;
        else if (token === null) (props.miss ?? props.cancel)();
        else props.take(token);
    };
    const focusOn = (token: Token) => {
        focused.value = token;
        svg.current?.querySelector<SVGElement>(`[data-token="${CSS.escape(token)}"]`)?.focus();
    };
    const key = (event: TargetedKeyboardEvent<SVGElement>, place: Place) => {
        if (props.press?.(event.key, place)) event.preventDefault();
        else if (isArrow(event.key)) focusOn(neighbour(places, place, event.key).token);
        else if (event.key === "Enter" || event.key === " ") props.take(place.token);
        else if (event.key === "Escape") {
            scribbles.wipe();
            props.cancel();
        } else if (!scribbles.press(event, place.token)) return;
        event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
        if (!props.wheel || event.deltaY === 0) return;
        event.preventDefault();
        props.wheel(event.deltaY > 0);
    };

    const showsTargets = (props.showsTargets ?? props.selection.length > 0) && !props.isAhead;
    const [from, to] = props.planned ?? [];
    const planned = from !== undefined && to !== undefined ? [{ from, to, ink: "blue" } as const] : [];
    const stop = places.some((place) => place.token === focused.value) ? focused.value : places[0]?.token;
    return (
        <svg
            ref={svg}
            class={`board ${props.class ?? ""} ${hand.value ? "dragging" : ""}`}
            viewBox={`0 0 ${props.width} ${props.height}`}
            role="group"
            aria-label={props.label}
            onPointerMove={move}
            onPointerUp={release}
            onPointerCancel={abandon}
            onWheel={wheel}
            onContextMenu={(event) => event.preventDefault()}
            onClick={(event) => event.target === event.currentTarget && click(null)}
        >
            <g aria-hidden="true">{props.picture(hand.value)}</g>
            <g class="marks" aria-hidden="true">
                {places
                    .filter((place) => showsTargets && props.targets.has(place.token))
                    .map((place) => (
                        <Mark key={place.token} place={place} />
                    ))}
            </g>
            <ScribbleLayer all={[...drawings.scribbles, ...planned, ...scribbles.all]} labels={drawings.labels} places={places} />
            <g>
                {places.map((place) => (
                    <path
                        key={place.token}
                        class={classesOf(place, props)}
                        d={place.outline}
                        data-token={place.token}
                        role="button"
                        tabindex={place.token === stop ? 0 : -1}
                        aria-label={labelOf(place, props)}
                        aria-disabled={!props.targets.has(place.token) && !props.origins.has(place.token)}
                        onPointerDown={(event) => press(event, place)}
                        onClick={() => click(place.token)}
                        onFocus={() => (focused.value = place.token)}
                        onKeyDown={(event) => key(event, place)}
                    />
                ))}
            </g>
            {props.above}
        </svg>
    );
}
