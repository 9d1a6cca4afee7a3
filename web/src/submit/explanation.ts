// Why a version was not accepted, in words for its author, and where to look.
import type { Progress, QualificationGame, Verdict } from "./progress";

export interface Explanation {
    readonly words: string;
    // What helps to mend it; empty where the words say it all.
    readonly advice: string;
    // The game that shows it.
    readonly game: number | null;
    // The judge's own words, where they tell more: the seed, the position, what the bot wrote last.
    readonly details: string | null;
}

function sentence(words: string): string {
    const whole = /[.!?]$/.test(words) ? words : `${words}.`;
    return whole.charAt(0).toUpperCase() + whole.slice(1);
}

function ofError({ number, plies, why }: QualificationGame, details: string): Explanation {
    const when = plies === 0 ? "before its first move" : `after ${plies} ${plies === 1 ? "move" : "moves"}`;
    return {
        words: sentence(`Your bot failed in game ${number} ${when}: ${why}`),
        advice: "A bot must not fail in any game. Open the game to see your log next to the moves.",
        game: number,
        details,
    };
}

export function explain({ stage, games }: Progress, verdict: Verdict, hasOutput: boolean): Explanation {
    const plain = { words: verdict.why === "" ? "" : sentence(verdict.why), advice: "", game: null, details: null };
    if (verdict.state !== "rejected") return plain;
    if (stage !== "qualifying") return hasOutput ? { ...plain, advice: "See the build output below." } : plain;
    const last = games.at(-1);
    if (last?.result === "error") return ofError(last, verdict.why);
    const notWon = games.find(({ result }) => result === "lost") ?? games.find(({ result }) => result === "drawn");
    return { ...plain, advice: "Open a lost game to see your log next to the moves.", game: notWon?.number ?? null };
}
