// A plot. The code that draws it is loaded on first use.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { theme } from "../app/theme";

// Draws into the box; what it returns takes the plot away again.
export type Draw = (box: HTMLElement) => () => void;

interface Props {
    // What a screen reader says of it.
    readonly label: string;
    readonly load: () => Promise<Draw>;
    // It is drawn anew when one of these changes.
    readonly inputs: readonly unknown[];
}

const dark = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");

export function Plot({ label, load, inputs }: Props) {
    const box = useRef<HTMLDivElement>(null);
    const systemTheme = useSignal(0);
    useEffect(() => {
        const change = () => ++systemTheme.value;
        dark?.addEventListener("change", change);
        return () => dark?.removeEventListener("change", change);
    }, []);
    useEffect(() => {
        let isGone = false;
        let remove: () => void = () => undefined;
        load().then(
            (draw) => {
                if (!isGone && box.current) remove = draw(box.current);
            },
            () => undefined, // the page says in words what is plotted
        );
        return () => {
            isGone = true;
            remove();
        };
    }, [theme.value, systemTheme.value, ...inputs]);
    return <div ref={box} class="plot" role="img" aria-label={label} />;
}
