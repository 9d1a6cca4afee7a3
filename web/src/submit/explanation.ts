// Why a version was not accepted, in words for its author, and where to look.
import { serverWords } from "../words/server_words";
import { t } from "../words/words";
import { endingWords, type Progress, type QualificationGame, type Verdict } from "./progress";

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
const scripts = ["python", "javascript"];

function endedEarly(number: number, language: string): string {
    return scripts.includes(language)
        ? t("In game {number} your bot ended without making a move: does the last line call run(…)?", { number })
        : t("In game {number} your bot ended without making a move: does its main function start the bot?", { number });
}

function failureWords(game: QualificationGame, language: string): string {
    const { number, plies, hasMoved, hasEnded } = game;
    if (hasEnded) {
        return hasMoved
            ? t("Your bot ended in game {number} after {plies} moves, before the game was over.", { number, plies })
            : endedEarly(number, language);
    }
    return sentence(
        t("Your bot failed in game {number} {plies, plural, =0 {before its first move} one {after # move} other {after # moves}}: {why}", {
            number,
            plies,
            why: endingWords(game),
        }),
    );
}

function ofError(game: QualificationGame, language: string, details: string): Explanation {
    return {
        words: failureWords(game, language),
        advice: t("A bot must not fail in any game. Open the game to see your log next to the moves."),
        game: game.number,
        hasFailed: true,
        details,
    };
}

export function explain({ stage, games }: Progress, verdict: Verdict, language: string, hasOutput: boolean): Explanation {
    // Every place is told below (breach_words.ts).
    const isTold = verdict.breaches !== undefined;
    const plain = {
        words: verdict.why === "" || isTold ? "" : sentence(serverWords(verdict.why)),
        advice: "",
        game: null,
        hasFailed: false,
        details: null,
    };
    if (verdict.state !== "rejected") return plain;
    if (stage !== "qualifying") return hasOutput ? { ...plain, advice: t("See the build output below.") } : plain;
    const last = games.at(-1);
    if (last?.result === "error") return ofError(last, language, verdict.why);
    const notWon = games.find(({ result }) => result === "lost") ?? games.find(({ result }) => result === "drawn");
    return { ...plain, advice: t("Open a lost game to see your log next to the moves."), game: notWon?.number ?? null };
}
