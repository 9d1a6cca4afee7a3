// How an author gets from a move of a game into the debugger.
import { link } from "../app/routes";
import { t } from "../words/words";
import type { Place } from "./book";

// The command for the reader's own seats; BOT is the file or folder on the author's machine.
export function debugCommands(origin: string, place: Place, seats: readonly number[], ply: number): string[] {
    return seats.map((seat) => `tulkas debug ${origin}${link("stored", place)} BOT --seat ${seat} --ply ${ply}`);
}

interface Props {
    readonly place: Place;
    // Where the reader's own bots sat.
    readonly seats: readonly number[];
    readonly ply: number;
}

export function DebugCommand({ place, seats, ply }: Props) {
    if (seats.length === 0) return null;
    return (
        <details class="debug-command">
            <summary>{t("Debug your bot at this position")}</summary>
            <p>
                {t("On your machine, with the file or folder of your bot instead of BOT. It is asked everything that it was asked before.")}
            </p>
            {debugCommands(location.origin, place, seats, ply).map((command) => (
                <pre key={command}>
                    <code>{command}</code>
                </pre>
            ))}
        </details>
    );
}
