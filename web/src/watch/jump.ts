// Where a page that shows the newest run goes when there is a newer one: a bot was saved, and plays again.
import type { Newest } from "./local";

// The run and game to show instead; null to stay. `followed` is the run that was the newest one when the page was opened. Who looks at a
// certain move waits until it has been played.
export function jump(
    shown: number,
    followed: number,
    newest: Newest,
    ply: number | null = null,
): { readonly id: number; readonly number: number } | null {
    if (shown !== followed || newest.id <= shown || newest.first === null) return null;
    return ply !== null && newest.state === "playing" ? null : { id: newest.id, number: newest.first };
}
