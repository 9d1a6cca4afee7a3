// The view of a game whose rules are a program: what was answered last, and what is asked now.
import { visible } from "../../words/visible";
import { t } from "../../words/words";
import { you } from "../../words/you";
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
    // All who are asked at once, if they are several.
    readonly together?: readonly number[];
    // What the engine shows of the game to this viewer, if it does; of a game that is over also what it showed each seat.
    readonly shown?: unknown;
    readonly shown_to?: readonly unknown[];
}

export function isEngineView(view: unknown): view is EngineViewData {
    return typeof view === "object" && view !== null && "asked" in view && "answered" in view;
}

// The seat whose turn it is, if any.
export function askedOf(view: unknown): number | null {
    return isEngineView(view) ? (view.asked?.seat ?? null) : null;
}

// The moves are shown as buttons already, an example beside the form.
function forReaders(params: unknown): unknown {
    if (typeof params !== "object" || params === null || Array.isArray(params)) return params;
    const { moves: _moves, example: _example, ...others } = params as Record<string, unknown>;
    return others;
}

// An answer to what is asked now: one that the engine gives as an example, or the last one to the same question.
export function exampleFor({ asked, answered }: EngineViewData): unknown {
    const { params } = asked ?? {};
    if (typeof params === "object" && params !== null && "example" in params) return params.example;
    return answered && answered.method === asked?.method ? answered.answer : undefined;
}

function isEmpty(value: unknown): boolean {
    return value === undefined || value === null || (typeof value === "object" && Object.keys(value).length === 0);
}

// "Your move: “take”", "greedy to move: “take”".
function turnWords({ method, params }: NonNullable<EngineViewData["asked"]>, name: string): string {
    const isMine = name === you;
    const hidden = params === undefined ? ` ${t("(details are hidden)")}` : "";
    if (method === undefined) return `${isMine ? t("Your move") : t("{name} to move", { name })}${hidden}`;
    const what = visible(method).replace(/_/g, " ");
    return `${isMine ? t("Your move: “{what}”", { what }) : t("{name} to move: “{what}”", { name, what })}${hidden}`;
}

// Of a game that was stored nobody knows what was asked.
function isStored({ asked, answered, shown }: EngineViewData): boolean {
    return asked === null && (answered === null ? shown !== undefined : answered.method === undefined);
}

interface EngineViewProps {
    readonly view: EngineViewData;
    readonly names: readonly string[];
    // A game may end while somebody is asked: by resigning, by the clock.
    readonly isOver?: boolean;
}

export function EngineView({ view, names, isOver = false }: EngineViewProps) {
    const { asked, answered } = view;
    const nameOf = (seat: number) => names[seat] ?? t("Player {seat}", { seat });
    const params = forReaders(asked?.params);
    return (
        <div class="engine-view">
            {answered && (
                <p class="last-answer">
                    {t("{name} answered", { name: nameOf(answered.seat) })}{" "}
                    {answered.answer === undefined ? (
                        <span class="quiet">{t("something hidden")}</span>
                    ) : (
                        <strong>{moveWords(JSON.stringify(answered.answer))}</strong>
                    )}
                </p>
            )}
            {!isOver && !isStored(view) && (
                <p role="status">{asked === null ? t("No move is due.") : turnWords(asked, nameOf(asked.seat))}</p>
            )}
            {view.together && <p class="quiet">{t("All of them move at the same time.")}</p>}
            {!isEmpty(view.shown) && <Value value={view.shown} />}
            {!isEmpty(params) && <Value value={params} />}
        </div>
    );
}
