// The size of a viewer's frame: as high as the viewer says, and no wider than lets all of it be seen without scrolling.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { fitIn, fitted, type Fit } from "./fit";

const usualHeight = 480;
// In milliseconds: a viewer whose height stays the same in a narrower frame says nothing.
const patience = 100;

class FrameSize {
    private m_fit: Fit | null = null;
    private m_height = usualHeight;
    private m_timer = 0;
    private readonly m_room: Element | null;
    private readonly m_observer: ResizeObserver | null = null;

    // As styles that a script sets: those in the HTML are forbidden.
    constructor(private readonly frame: HTMLIFrameElement) {
        this.setHeight();
        // Elsewhere a page scrolls, and a frame has the width of what stands around it.
        this.m_room = frame.closest(".replay-board");
        if (!this.m_room) return;
        this.m_observer = new ResizeObserver(() => this.begin());
        this.m_observer.observe(this.m_room);
        this.begin();
    }
    close(): void {
        this.m_observer?.disconnect();
        clearTimeout(this.m_timer);
    }
    // What a viewer says of another width was measured before the frame had this one.
    hear(height: number, width: number | null): void {
        if (width !== null && width !== this.frame.clientWidth) return;
        this.m_height = height;
        this.setHeight();
        if (width === null) this.wait();
        else this.fit();
    }

    private get border(): number {
        return this.frame.offsetWidth - this.frame.clientWidth;
    }
    private setHeight(): void {
        this.frame.style.height = `${this.m_height + this.border}px`;
    }
    private begin(): void {
        if (!this.m_room) return;
        const room = { width: this.m_room.clientWidth, height: this.m_room.clientHeight };
        const last = this.m_fit?.room;
        if (last?.width !== room.width || last.height !== room.height) this.set(fitIn(room));
    }
    private fit(): void {
        const next = this.m_fit && fitted(this.m_fit, this.m_height + this.border);
        if (next && next !== this.m_fit) this.set(next);
    }
    private set(fit: Fit): void {
        this.m_fit = fit;
        this.frame.style.width = `${fit.width}px`;
        this.wait();
    }
    private wait(): void {
        clearTimeout(this.m_timer);
        this.m_timer = window.setTimeout(() => this.fit(), patience);
    }
}

// What is to be called with the heights that the viewer tells, and the width at which it had them.
export function useFrameSize(frame: RefObject<HTMLIFrameElement>): (height: number, width: number | null) => void {
    const size = useRef<FrameSize | null>(null);
    useLayoutEffect(() => {
        if (!frame.current) return undefined;
        const made = new FrameSize(frame.current);
        size.current = made;
        return () => made.close();
    }, []);
    return (height, width) => size.current?.hear(height, width);
}
