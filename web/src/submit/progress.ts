// The progress of a submission, computed from its events: stages, games, verdict.
import type { GameResult, RuleBreach, SubmissionEvent, SubmissionState } from "../api/submissions";
import { withNames } from "../replay/result";
import { t } from "../words/words";

const endedByItself = /\bexit status 0$/;

// Of any game of the arena.
const mostSeats = 10;

export const stages = ["waiting", "checking", "building", "qualifying"] as const;
export type Stage = (typeof stages)[number];

export interface QualificationGame {
    readonly number: number;
    readonly result: GameResult;
    readonly plies: number;
    // Whether the bot has made a move in it.
    readonly hasMoved: boolean;
    // It ended by itself, as if all were well.
    readonly hasEnded: boolean;
    // The server's reason, and the bot's seat.
    readonly why: string;
    readonly seat: number;
}

export interface Verdict {
    readonly state: SubmissionState;
    readonly why: string;
    // Of one that was refused: where its source breaks rules.
    readonly breaches?: readonly RuleBreach[] | undefined;
}

export interface Progress {
    readonly stage: Stage;
    // What the compiler has said so far; of much only the beginning.
    readonly output: string;
    readonly games: readonly QualificationGame[];
    // How many will be played, and how many have to be won; null until the first has ended.
    readonly planned: number | null;
    readonly needed: number | null;
    readonly verdict: Verdict | null;
}

export const notBegun: Progress = { stage: "waiting", output: "", games: [], planned: null, needed: null, verdict: null };

// Whether it is still to be judged.
export function isStage(state: SubmissionState): state is Stage {
    return (stages as readonly string[]).includes(state);
}

export function told(progress: Progress, event: SubmissionEvent): Progress {
    switch (event.kind) {
        case "stage":
            // What was judged before is judged anew when the server was stopped in between.
            return isStage(event.stage)
                ? { ...notBegun, stage: event.stage, output: event.stage === "qualifying" ? progress.output : "" }
                : progress;
        case "output":
            return { ...progress, output: progress.output + event.text };
        case "game": {
            const { game: number, result, plies, seat } = event;
            const { why } = event;
            const hasEnded = endedByItself.test(why);
            return {
                ...progress,
                games: [...progress.games, { number, result, plies, hasMoved: plies > seat, hasEnded, why, seat }],
                planned: event.games,
                needed: event.wins_needed,
            };
        }
        case "verdict":
            return { ...progress, verdict: { state: event.state, why: event.why, breaches: event.breaches } };
    }
}

export type StepState = "done" | "now" | "failed" | "open";

// Where each stage stands: the one at which it was rejected has failed.
export function stepStates(progress: Progress): readonly { readonly stage: Stage; readonly state: StepState }[] {
    const at = stages.indexOf(progress.stage);
    const { verdict } = progress;
    return stages.map((stage, index) => {
        if (index < at) return { stage, state: "done" };
        if (index > at) return { stage, state: "open" };
        if (verdict === null) return { stage, state: "now" };
        return { stage, state: verdict.state === "accepted" ? "done" : "failed" };
    });
}

export function winsOf(progress: Progress): number {
    return progress.games.filter(({ result }) => result === "won").length;
}

const resultWords: Readonly<Record<GameResult, string>> = { won: t("won"), drawn: t("drawn"), lost: t("lost"), error: t("lost by error") };

// How a game ended, in the reader's words.
export function endingWords({ why, seat, hasEnded }: QualificationGame): string {
    if (hasEnded) return t("the bot ended before the game was over");
    return withNames(
        why,
        Array.from({ length: mostSeats }, (_, each) => (each === seat ? t("the bot") : t("the opponent"))),
    );
}

export function gameWords(game: QualificationGame): string {
    const { number, result, plies } = game;
    const why = endingWords(game);
    const words = t("Game {number}: {result} after {plies, plural, one {# move} other {# moves}}", {
        number,
        result: resultWords[result],
        plies,
    });
    return why === "" ? words : `${words} (${why})`;
}

// The verdict as a heading.
export function verdictWords({ state }: Verdict): string {
    switch (state) {
        case "accepted":
            return t("Accepted");
        case "rejected":
            return t("Not accepted");
        case "refused":
            return t("Refused – no attempt used");
        case "cancelled":
            return t("Cancelled");
        default:
            return t("Judging failed");
    }
}

const stageWords: Readonly<Record<Stage, string>> = {
    waiting: t("Waiting"),
    checking: t("Checking"),
    building: t("Building"),
    qualifying: t("Qualifying"),
};

// Progress, short enough for a tab title.
export function shortWords({ stage, games, planned, verdict }: Progress): string {
    if (verdict) return verdictWords(verdict);
    return planned === null ? stageWords[stage] : t("{games} of {planned} games", { games: games.length, planned });
}

const sentences: Readonly<Record<Stage, string>> = {
    waiting: t("Waiting in the queue."),
    checking: t("Checking the file."),
    building: t("Building. The build output appears below."),
    qualifying: t("Playing the qualification games."),
};

// The current stage as a sentence.
export function nowWords({ stage }: Progress): string {
    return sentences[stage];
}
