// All contests, the newest first.
import type { ContestSummary } from "../api/contests";
import { contests } from "../api/contests";
import type { PageOf } from "../api/pages_of";
import { useFollowed } from "../app/followed";
import { isOrganiser } from "../app/roles";
import { session } from "../app/session";
import { ContestCards } from "../contest/contest_cards";
import { phases } from "../contest/phases";
import { CsvLink } from "../lists/csv_link";

function List() {
    const asked = useFollowed<PageOf<ContestSummary>>(contests.listPath).asked.value;
    if (asked.is === "asking") return <p class="quiet">Looking…</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    const { items } = asked.answer;
    if (items.length > 0) {
        return (
            <>
                <ContestCards contests={items} heading="h2" />
                <CsvLink
                    file="contests.csv"
                    titles={["contest", "title", "game", "state", "opens", "closes"]}
                    rows={items.map(({ slug, title, game, state, opens, closes }) => [slug, title, game, phases[state], opens, closes])}
                />
            </>
        );
    }
    return (
        <p class="quiet">
            No contest has been announced yet. Bots can climb <a href="/ladder">the ladder</a> at any time.
        </p>
    );
}

export function ContestsPage() {
    return (
        <>
            <h1>Contests</h1>
            <p>Hand in a bot before the deadline; the last one that was accepted plays in the final.</p>
            {isOrganiser(session.person.value) && (
                <p>
                    <a class="button primary" href="/new-contest">
                        Make a contest
                    </a>
                </p>
            )}
            <List />
        </>
    );
}
