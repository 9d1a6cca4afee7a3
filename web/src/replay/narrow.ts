// Whether the window is too narrow for a column beside the board.
import { signal, type ReadonlySignal } from "@preact/signals";

// As in replay.css.
const query = "(max-width: 59.99rem) and (orientation: portrait), (max-width: 39.99rem)";

function follow(): ReadonlySignal<boolean> {
    // Where there is no window, as in tests, it is wide.
    if (typeof matchMedia !== "function") return signal(false);
    const media = matchMedia(query);
    const narrow = signal(media.matches);
    media.addEventListener("change", () => (narrow.value = media.matches));
    return narrow;
}

export const isNarrow = follow();
