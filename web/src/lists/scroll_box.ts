// What part of a box with scrollbars is in sight.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

export interface Sight {
    readonly top: number;
    readonly left: number;
    readonly height: number;
    readonly width: number;
}

// Before the browser has measured anything, and where there is none.
const usual: Sight = { top: 0, left: 0, height: 352, width: 800 };

export function useScrollBox<Box extends HTMLElement>() {
    const box = useRef<Box>(null);
    const sight = useSignal(usual);
    const measure = () => {
        const element = box.current;
        if (!element) return;
        const { scrollTop: top, scrollLeft: left, clientHeight: height, clientWidth: width } = element;
        const before = sight.peek();
        if (top !== before.top || left !== before.left || height !== before.height || width !== before.width)
            sight.value = { top, left, height, width };
    };
    useLayoutEffect(() => {
        const element = box.current;
        if (!element) return undefined;
        const observer = new ResizeObserver(measure);
        observer.observe(element);
        return () => observer.disconnect();
    }, []);
    return { box, sight, measure };
}
