// The view of a game whose rules are a program: what was answered last, and what is asked now.
import { moveWords } from "./move_words";
import { Value } from "./value";

export interface Question {
    readonly seat: number;
    // Present if the viewer may see them.
    readonly method?: string;
    readonly params?: unknown;
}

export interface EngineViewData {
    readonly asked: Question | null;
    readonly answered: (Question & { readonly answer?: unknown }) | null;
}

export function isEngineView(view: unknown): view is EngineViewData {
    return typeof view === "object" && view !== null && "asked" in view && "answered" in view;
}

// The seat whose turn it is, if any.
export function askedOf(view: unknown): number | null {
    return isEngineView(view) ? (view.asked?.seat ?? null) : null;
}

// The moves are shown as buttons already.
function withoutMoves(params: unknown): unknown {
    if (typeof params !== "object" || params === null || Array.isArray(params)) return params;
    const { moves: _, ...others } = params as Record<string, unknown>;
    return others;
}

function isEmpty(value: unknown): boolean {
    return value === undefined || value === null || (typeof value === "object" && Object.keys(value).length === 0);
}

// "Your move: “take”", "greedy to move: “take”".
function turnWords({ method, params }: NonNullable<EngineViewData["asked"]>, name: string): string {
    const turn = name === "You" ? "Your move" : `${name} to move`;
    const what = method === undefined ? "" : `: “${method.replace(/_/g, " ")}”`;
    return `${turn}${what}${params === undefined ? " (details are hidden)" : ""}`;
}

export function EngineView({ view, names }: { readonly view: EngineViewData; readonly names: readonly string[] }) {
    const { asked, answered } = view;
    const nameOf = (seat: number) => names[seat] ?? `Player ${seat}`;
    const params = withoutMoves(asked?.params);
    return (
        <div class="engine-view">
            {answered && (
                <p class="last-answer">
                    {nameOf(answered.seat)} answered{" "}
                    {answered.answer === undefined ? (
                        <span class="quiet">something hidden</span>
                    ) : (
                        <strong>{moveWords(JSON.stringify(answered.answer))}</strong>
                    )}
                </p>
            )}
            <p role="status">{asked === null ? "No move is due." : turnWords(asked, nameOf(asked.seat))}</p>
            {!isEmpty(params) && <Value value={params} />}
        </div>
    );
}
