// The board of a game that has none of its own: its view, readably, and its legal moves as buttons.
import type { ComponentChildren } from "preact";
import type { BoardModule, BoardProps } from "../board";
import "./generic.css";

const fewMoves = 60;

function isTextGrid(value: unknown): value is string[] {
    return Array.isArray(value) && value.length > 1 && value.every((line) => typeof line === "string" && line.length === (value[0] as string).length && line.length > 1);
}

function isTable(value: unknown): value is (string | number | null)[][] {
    if (!Array.isArray(value) || value.length === 0 || !value.every(Array.isArray)) return false;
    return value.every((row: unknown[]) => row.length === (value[0] as unknown[]).length && row.every((cell) => cell === null || typeof cell !== "object"));
}

function words(name: string): string {
    return name.replace(/[_-]/g, " ");
}

function Value({ value }: { value: unknown }): ComponentChildren {
    if (value === null) return <span class="quiet">none</span>;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value !== "object") return String(value);
    if (isTextGrid(value)) return <pre class="text-grid">{value.join("\n")}</pre>;
    if (isTable(value)) {
        return (
            <table class="value-grid">
                <tbody>
                    {value.map((row, index) => (
                        <tr key={index}>
                            {row.map((cell, column) => (
                                <td key={column}>{cell === null ? "" : String(cell)}</td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        );
    }
    if (Array.isArray(value)) {
        if (value.length === 0) return <span class="quiet">none</span>;
        if (value.every((item) => item === null || typeof item !== "object")) return value.map(String).join(", ");
        return (
            <ol start={0}>
                {value.map((item, index) => (
                    <li key={index}>
                        <Value value={item} />
                    </li>
                ))}
            </ol>
        );
    }
    return (
        <dl class="members">
            {Object.entries(value).map(([name, member]) => (
                <div key={name}>
                    <dt>{words(name)}</dt>
                    <dd>
                        <Value value={member} />
                    </dd>
                </div>
            ))}
        </dl>
    );
}

export function GenericBoard({ view, moves, play }: BoardProps<unknown>) {
    return (
        <div class="generic-board">
            <Value value={view} />
            {moves.length > 0 && (
                <div class="tools" role="group" aria-label="Legal moves">
                    {moves.slice(0, fewMoves).map((move) => (
                        <button key={move} type="button" onClick={() => play(move)}>
                            {move}
                        </button>
                    ))}
                </div>
            )}
            {moves.length > fewMoves && <MoveBox moves={moves} play={play} />}
        </div>
    );
}

// For games with more moves than one wants to see as buttons.
function MoveBox({ moves, play }: { moves: readonly string[]; play: (move: string) => void }) {
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        play(String(new FormData(form).get("move") ?? ""));
        form.reset();
    };
    return (
        <form class="tools" onSubmit={submit}>
            <label>
                {moves.length - fewMoves} more moves; any of them:{" "}
                <input name="move" list="legal-moves" required autocomplete="off" />
            </label>
            <datalist id="legal-moves">
                {moves.map((move) => (
                    <option key={move} value={move} />
                ))}
            </datalist>
            <button type="submit">Play</button>
        </form>
    );
}

export const generic: BoardModule<unknown> = {
    grammarOf: () => (move) => [move],
    Board: GenericBoard,
    summary: () => "",
};
