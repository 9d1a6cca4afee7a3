// What to know before submitting: next steps, limits, keys.
import { api } from "../api/client";
import type { Contest } from "../api/contests";
import type { GameInfo } from "../api/games";
import { houseName } from "../app/house_bots";
import { link } from "../app/routes";
import { momentText } from "../league/played";
import { durationText } from "../replay/clock";

function OfContest({ contest }: { contest: Contest }) {
    const { slug, title, state, closes, attempts_left: left } = contest;
    return (
        <p class="waiting">
            For the contest <a href={link("contest", { slug })}>{title}</a>,{" "}
            {state === "open" ? `open until ${momentText(closes, new Date(api.clock.now()))}` : "which does not accept submissions now"}.
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
            <h2>What happens next</h2>
            <ol>
                <li>Your bot is checked and built. You see the build output live.</li>
                <li>
                    It plays qualification games against the house bot {houseName(info.name, terms?.baseline ?? info.baseline)}, live
                    {terms && `: ${terms.wins} wins in ${terms.games} games are needed, without errors`}.
                </li>
                <li>Once accepted, it plays {contest ? "in the contest" : "on the ladder"}.</li>
            </ol>
            <h2>Good to know</h2>
            <ul>
                {perCall !== null && <li>CPU time: {durationText(perCall * 1000)} per move.</li>}
                {perGame !== null && <li>CPU time: {durationText(perGame * 1000)} per game.</li>}
                <li>You see your bot’s log next to its moves when you open a game.</li>
                <li>Your draft is saved in this browser until you submit it.</li>
                <li>
                    <kbd>Tab</kbd> leaves the editor, <kbd>Ctrl</kbd> <kbd>]</kbd> indents.
                </li>
            </ul>
        </>
    );
}
