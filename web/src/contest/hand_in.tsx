// For those who take part: where to hand in, and how often one still may.
import type { Contest } from "../api/contests";
import { hereAddress } from "../app/router";
import { session } from "../app/session";
import { logInAddress } from "../app/way_back";

export function HandIn({ contest }: { readonly contest: Contest }) {
    const { state, game, slug, attempts_left: left } = contest;
    if (state === "announced") return <p class="quiet">Bots can be handed in as soon as it opens.</p>;
    if (state !== "open") return null;
    if (!session.person.value) {
        return (
            <p>
                <a href={logInAddress(hereAddress())}>Log in</a> to take part.
            </p>
        );
    }
    if (left === 0) return <p>All your attempts are used up. The last accepted bot plays in the final.</p>;
    return (
        <p class="actions">
            <a class="button primary" href={`/submit/${game}?contest=${slug}`}>
                Hand in a bot
            </a>
            {left !== null && <span>{left === 1 ? "One attempt is left." : `${left} attempts are left.`}</span>}
        </p>
    );
}
