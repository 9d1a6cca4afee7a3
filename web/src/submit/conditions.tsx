// What to know before submitting: next steps, limits, keys.
import { api } from "../api/client";
import type { Contest } from "../api/contests";
import type { GameInfo } from "../api/games";
import { houseName } from "../app/house_bots";
import { link } from "../app/routes";
import { momentText } from "../league/played";
import { durationText } from "../replay/clock";
import { rich, t } from "../words/words";

function OfContest({ contest }: { contest: Contest }) {
    const { slug, title, state, closes, attempts_left: left } = contest;
    const name = <a href={link("contest", { slug })}>{title}</a>;
    return (
        <p class="waiting">
            {state === "open"
                ? rich("For the contest {contest}, open until {moment}.", {
                      contest: name,
                      moment: momentText(closes, new Date(api.clock.now())),
                  })
                : rich("For the contest {contest}, which does not accept submissions now.", { contest: name })}{" "}
            {left !== null && t("Attempts left: {left}.", { left })}
        </p>
    );
}

export function Conditions({ info, contest }: { readonly info: GameInfo; readonly contest: Contest | null }) {
    const terms = contest?.terms ?? null;
    const [perCall, perGame] = terms ? [terms.time.per_call_ms, terms.time.per_game_ms] : [info.cpu_per_call, info.cpu_per_game];
    return (
        <>
            {contest && <OfContest contest={contest} />}
            <h2>{t("What happens next")}</h2>
            <ol>
                <li>{t("Your bot is checked and built. You see the build output live.")}</li>
                <li>
                    {terms
                        ? t(
                              "It plays qualification games against the house bot {bot}, live: {wins} wins in {games} games are needed, without errors.",
                              { bot: houseName(info.name, terms.baseline), wins: terms.wins, games: terms.games },
                          )
                        : t("It plays qualification games against the house bot {bot}, live.", {
                              bot: houseName(info.name, info.baseline),
                          })}
                </li>
                <li>{contest ? t("Once accepted, it plays in the contest.") : t("Once accepted, it plays on the ladder.")}</li>
            </ol>
            <h2>{t("Good to know")}</h2>
            <ul>
                {perCall !== null && <li>{t("CPU time: {time} per move.", { time: durationText(perCall * 1000) })}</li>}
                {perGame !== null && <li>{t("CPU time: {time} per game.", { time: durationText(perGame * 1000) })}</li>}
                <li>{t("You see your bot’s log next to its moves when you open a game.")}</li>
                <li>{t("Your draft is saved in this browser until you submit it.")}</li>
                <li>
                    {rich("<kbd>Tab</kbd> leaves the editor, <kbd2>Ctrl</kbd2> {kbd3} indents.", {
                        kbd: (words) => <kbd>{words}</kbd>,
                        kbd2: (words) => <kbd>{words}</kbd>,
                        kbd3: <kbd>]</kbd>,
                    })}
                </li>
            </ul>
        </>
    );
}
