// Why a version was not accepted, in words for its author, and where to look.
import type { Progress, QualificationGame, Verdict } from "./progress";

export interface Explanation {
    readonly words: string;
    // What helps to mend it; empty where the words say it all.
    readonly advice: string;
    // The game that shows it.
    readonly game: number | null;
    // The bot failed in it: what it wrote last says why.
    readonly hasFailed: boolean;
    // The judge's own words, where they tell more: the seed, the position, what the bot wrote last.
    readonly details: string | null;
}

function sentence(words: string): string {
    const whole = /[.!?]$/.test(words) ? words : `${words}.`;
    return whole.charAt(0).toUpperCase() + whole.slice(1);
}

// A program that ends by itself, and says that all is well, has mostly never begun to listen.
const endings: Readonly<Record<string, string>> = {
    python: "does the last line call run(…)?",
    javascript: "does the last line call run(…)?",
};

function endedEarly(language: string): string {
    return `ended without making a move: ${endings[language] ?? "does its main function start the bot?"}`;
}

function failureWords({ number, plies, hasMoved, hasEnded, why }: QualificationGame, language: string): string {
    if (hasEnded) {
        return hasMoved
            ? `Your bot ended in game ${number} after ${plies} moves, before the game was over.`
            : `In game ${number} your bot ${endedEarly(language)}`;
    }
    const when = plies === 0 ? "before its first move" : `after ${plies} ${plies === 1 ? "move" : "moves"}`;
    return sentence(`Your bot failed in game ${number} ${when}: ${why}`);
}

function ofError(game: QualificationGame, language: string, details: string): Explanation {
    return {
        words: failureWords(game, language),
        advice: "A bot must not fail in any game. Open the game to see your log next to the moves.",
        game: game.number,
        hasFailed: true,
        details,
    };
}

export function explain({ stage, games }: Progress, verdict: Verdict, language: string, hasOutput: boolean): Explanation {
    const plain = { words: verdict.why === "" ? "" : sentence(verdict.why), advice: "", game: null, hasFailed: false, details: null };
    if (verdict.state !== "rejected") return plain;
    if (stage !== "qualifying") return hasOutput ? { ...plain, advice: "See the build output below." } : plain;
    const last = games.at(-1);
    if (last?.result === "error") return ofError(last, language, verdict.why);
    const notWon = games.find(({ result }) => result === "lost") ?? games.find(({ result }) => result === "drawn");
    return { ...plain, advice: "Open a lost game to see your log next to the moves.", game: notWon?.number ?? null };
}
