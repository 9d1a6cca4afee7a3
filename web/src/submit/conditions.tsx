// What is good to know before one hands in: how it goes on, the limits, the keys; in a contest by its own terms.
import { api } from "../api/client";
import type { Contest } from "../api/contests";
import type { GameInfo } from "../api/games";
import { momentText } from "../league/played";
import { durationText } from "../replay/clock";

function OfContest({ contest }: { contest: Contest }) {
    const { slug, title, state, closes, attempts_left: left } = contest;
    return (
        <p class="waiting">
            For the contest <a href={`/contests/${slug}`}>{title}</a>, {state === "open" ? `open until ${momentText(closes, new Date(api.clock.now()))}` : "where nothing can be handed in now"}.
            {left !== null && ` Attempts left: ${left}.`}
        </p>
    );
}

export function Conditions({ info, contest }: { readonly info: GameInfo; readonly contest: Contest | null }) {
    const terms = contest?.terms ?? null;
    const [perCall, perGame] = terms ? [terms.time.per_call_ms, terms.time.per_game_ms] : [info.cpu_per_call, info.cpu_per_game];
    return (
        <>
            {contest && <OfContest contest={contest} />}
            <h2>How it goes on</h2>
            <ol>
                <li>The file is checked and built; what the compiler says is shown to you as it comes.</li>
                <li>
                    It plays a qualification against the house bot <code>{terms?.baseline ?? info.baseline}</code>, while you watch
                    {terms && `: ${terms.wins} wins in ${terms.games} games, and no error in any`}.
                </li>
                <li>A bot that is accepted plays {contest ? "in the contest" : "on the ladder"} from then on.</li>
            </ol>
            <h2>Good to know</h2>
            <ul>
                {perCall !== null && <li>Thinking time: {durationText(perCall * 1000)} for each answer.</li>}
                {perGame !== null && <li>Thinking time: {durationText(perGame * 1000)} for a whole game.</li>}
                <li>What your bot logs stands beside its moves when you look at a game.</li>
                <li>What you write stays in this browser until you hand it in.</li>
                <li>
                    <kbd>Tab</kbd> leaves the editor, <kbd>Ctrl</kbd> <kbd>]</kbd> indents.
                </li>
            </ul>
        </>
    );
}
