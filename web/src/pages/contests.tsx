// All contests, the newest first.
import type { ContestSummary } from "../api/contests";
import { contests } from "../api/contests";
import { isOrganiser } from "../app/roles";
import { link } from "../app/routes";
import { session } from "../app/session";
import { ContestCards } from "../contest/contest_cards";
import { CsvLink } from "../lists/csv_link";
import { Pages } from "../lists/pages";
import { rich, t } from "../words/words";

function List({ items }: { items: readonly ContestSummary[] }) {
    if (items.length > 0) {
        return (
            <>
                <ContestCards contests={items} heading="h2" />
                <CsvLink
                    file="contests.csv"
                    titles={["contest", "title", "game", "state", "opens", "closes"]}
                    rows={items.map(({ slug, title, game, state, opens, closes }) => [slug, title, game, state, opens, closes])}
                />
            </>
        );
    }
    return (
        <p class="quiet">
            {rich("No contests yet. Meanwhile, submit a bot to <a>the ladder</a>.", {
                a: (words) => <a href={link("ladders")}>{words}</a>,
            })}
        </p>
    );
}

export function ContestsPage() {
    return (
        <>
            <h1>{t("Contests")}</h1>
            <p>{t("Submit a bot before the deadline. Your last accepted bot plays in the final.")}</p>
            {isOrganiser(session.person.value) && (
                <p>
                    <a class="button primary" href={link("new-contest")}>
                        {t("New contest")}
                    </a>
                </p>
            )}
            <Pages<ContestSummary> path={contests.listPath}>{(items) => <List items={items} />}</Pages>
        </>
    );
}
