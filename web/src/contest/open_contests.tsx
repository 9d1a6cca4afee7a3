// Contests that are open or announced; nothing if there are none.
import { contests, type ContestSummary } from "../api/contests";
import { pagePath, type PageOf } from "../api/pages_of";
import { calm, never, useFollowed } from "../app/followed";
import { t } from "../words/words";
import { ContestCards } from "./contest_cards";

export function OpenContests() {
    const asked = useFollowed<PageOf<ContestSummary>>(pagePath(contests.listPath, null), never, calm).asked.value;
    const open = asked.is === "there" ? asked.answer.items.filter(({ state }) => state === "open" || state === "announced") : [];
    if (open.length === 0) return null;
    return (
        <section aria-labelledby="contests">
            <h2 id="contests">{open.length === 1 ? t("Open contest") : t("Open contests")}</h2>
            <ContestCards contests={open} heading="h3" />
        </section>
    );
}
