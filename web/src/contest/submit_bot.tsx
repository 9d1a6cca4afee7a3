// For participants: the submit button and the attempts left.
import type { Contest } from "../api/contests";
import { hereAddress } from "../app/router";
import { link } from "../app/routes";
import { session } from "../app/session";
import { logInAddress } from "../app/way_back";
import { rich, t } from "../words/words";
import { timeWords } from "./time_words";

export function SubmitBot({ contest }: { readonly contest: Contest }) {
    const { state, game, slug, attempts_left: left, your_time: time } = contest;
    if (state === "announced") return <p class="quiet">{t("You can submit a bot once the contest opens.")}</p>;
    if (!session.person.value) {
        if (state !== "open" && state !== "late") return null;
        return <p>{rich("<a>Log in</a> to take part.", { a: (words) => <a href={logInAddress(hereAddress())}>{words}</a> })}</p>;
    }
    if (state === "draft" || time === null || time.timing === "over" || time.timing === "early") return null;
    const costs = timeWords(time);
    if (left === 0 && time.timing !== "unofficial")
        return <p>{t("You have used all your attempts. Your last accepted bot plays in the final.")}</p>;
    return (
        <>
            {costs !== null && <p class="late-words">{costs}</p>}
            <p class="actions">
                <a class="button primary" href={link("submit", { game, contest: slug })}>
                    {t("Submit a bot")}
                </a>
                {left !== null && time.timing !== "unofficial" && (
                    <span>{t("{left, plural, one {# attempt} other {# attempts}} left.", { left })}</span>
                )}
            </p>
            {time.late_days_left > 0 && (
                <p class="quiet">
                    {t("You have {days, plural, one {# late day} other {# late days}} left in this course.", { days: time.late_days_left })}
                </p>
            )}
        </>
    );
}
