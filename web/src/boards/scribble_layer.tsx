// Draws arrows and marks over a board, and turns the right button and keys into them.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Label } from "./drawings";
import type { Token } from "./interaction";
import type { Place } from "./place";
import { arrowPath, inkOf, scribbled, type Ink, type Scribble } from "./scribbles";

const head = 15;

function Drawn({ scribble, places }: { scribble: Scribble; places: readonly Place[] }) {
    const from = places.find(({ token }) => token === scribble.from);
    const to = places.find(({ token }) => token === scribble.to);
    if (!from || !to) return null;
    if (from === to) return <path class={`scribble mark ${scribble.ink}`} d={from.outline} />;
    const { shaft, head: tip } = arrowPath(from, to, head);
    return (
        <g class={`scribble arrow ${scribble.ink}`}>
            <path class="shaft" d={shaft} />
            <path class="head" d={tip} />
        </g>
    );
}

interface LayerProps {
    readonly all: readonly Scribble[];
    readonly labels: readonly Label[];
    readonly places: readonly Place[];
}

export function ScribbleLayer(props: LayerProps) {
    return (
        <g class="scribbles" aria-hidden="true">
            {props.all.map((scribble) => (
                <Drawn key={`${scribble.from} ${scribble.to}`} scribble={scribble} places={props.places} />
            ))}
            {props.labels.map(({ place, words }) => {
                const at = props.places.find(({ token }) => token === place);
                return (
                    at && (
                        <text key={place} class="scribble-label" x={at.x} y={at.y}>
                            {words}
                        </text>
                    )
                );
            })}
        </g>
    );
}

export function useScribbles() {
    const all = useSignal<readonly Scribble[]>([]);
    // Where an arrow begins that is being drawn, by the pointer or by keys.
    const begun = useRef<Token | null>(null);
    const draw = (from: Token, to: Token, ink: Ink) => (all.value = scribbled(all.value, { from, to, ink }));
    return {
        all: all.value,
        wipe: () => {
            begun.current = null;
            if (all.value.length > 0) all.value = [];
        },
        begin: (token: Token) => (begun.current = token),
        end: (token: Token | null, event: PointerEvent) => {
            if (begun.current !== null && token !== null) draw(begun.current, token, inkOf(event));
            begun.current = null;
        },
        // M marks a place; A begins an arrow, and ends it at another place. True if the key means that.
        press: (event: KeyboardEvent, token: Token): boolean => {
            const key = event.key.toLowerCase();
            if (event.ctrlKey || event.metaKey || (key !== "m" && key !== "a")) return false;
            if (key === "m") draw(token, token, inkOf(event));
            else if (begun.current === null || begun.current === token) begun.current = token;
            else {
                draw(begun.current, token, inkOf(event));
                begun.current = null;
            }
            return true;
        },
    };
}
