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

// A plot far below what is in sight waits: what is seen first needs the line. What it returns stops the waiting.
function whenNear(element: Element | null, call: () => void): () => void {
    if (element === null || typeof IntersectionObserver === "undefined") {
        call();
        return () => undefined;
    }
    const observer = new IntersectionObserver(
        (entries) => {
            if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
            observer.disconnect();
            call();
        },
        { rootMargin: "50%" },
    );
    observer.observe(element);
    return () => observer.disconnect();
}

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
        const begin = () =>
            void load().then(
                (draw) => {
                    if (!isGone && box.current) remove = draw(box.current);
                },
                () => undefined, // the page says in words what is plotted
            );
        const stop = whenNear(box.current, begin);
        return () => {
            isGone = true;
            stop();
            remove();
        };
    }, [theme.value, systemTheme.value, ...inputs]);
    return <div ref={box} class="plot" role="img" aria-label={label} />;
}
