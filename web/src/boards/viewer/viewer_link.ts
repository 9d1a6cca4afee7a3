// The line between a page and the viewer in its frame.
import { saidIn, toViewer, type Sight } from "./messages";

// What is used of the page's window, and of the frame's.
export interface Ear {
    addEventListener(kind: "message", hear: (event: MessageEvent) => void): void;
    removeEventListener(kind: "message", hear: (event: MessageEvent) => void): void;
}
export interface Mouth {
    postMessage(message: unknown, target: string): void;
}

export interface ViewerHooks {
    readonly onAnswer: (answer: unknown) => void;
    readonly onHeight: (pixels: number, width: number | null) => void;
}

export class ViewerLink {
    private m_sight: Sight | null = null;

    constructor(
        private readonly page: Ear,
        private readonly frame: Mouth,
        private readonly hooks: ViewerHooks,
    ) {
        page.addEventListener("message", this.m_hear);
    }

    show(sight: Sight): void {
        this.m_sight = sight;
        // A sandboxed frame has no origin that could be named.
        this.frame.postMessage(toViewer(sight), "*");
    }
    close(): void {
        this.page.removeEventListener("message", this.m_hear);
    }

    private readonly m_hear = (event: MessageEvent) => {
        // Others may speak to the page as well: other frames, extensions, whoever opened it.
        const said = (event.source as unknown) === this.frame ? saidIn(event.data) : null;
        if (said?.is === "ready" && this.m_sight) this.show(this.m_sight);
        else if (said?.is === "answer") this.hooks.onAnswer(said.answer);
        else if (said?.is === "height") this.hooks.onHeight(said.pixels, said.width);
    };
}
