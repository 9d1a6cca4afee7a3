// For participants: the submit button and the attempts left.
import type { Contest } from "../api/contests";
import { hereAddress } from "../app/router";
import { link } from "../app/routes";
import { session } from "../app/session";
import { logInAddress } from "../app/way_back";

export function SubmitBot({ contest }: { readonly contest: Contest }) {
    const { state, game, slug, attempts_left: left } = contest;
    if (state === "announced") return <p class="quiet">You can submit a bot once the contest opens.</p>;
    if (state !== "open") return null;
    if (!session.person.value) {
        return (
            <p>
                <a href={logInAddress(hereAddress())}>Log in</a> to take part.
            </p>
        );
    }
    if (left === 0) return <p>You have used all your attempts. Your last accepted bot plays in the final.</p>;
    return (
        <p class="actions">
            <a class="button primary" href={link("submit", { game, contest: slug })}>
                Submit a bot
            </a>
            {left !== null && <span>{left === 1 ? "1 attempt left." : `${left} attempts left.`}</span>}
        </p>
    );
}
