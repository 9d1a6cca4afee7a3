// Contests that are open or announced; nothing if there are none.
import { contests, type ContestSummary } from "../api/contests";
import { allOf, pagePath, type PageOf } from "../api/pages_of";
import { api } from "../api/client";
import { useAsked } from "../app/asked";
import { calm, never, useFollowed } from "../app/followed";
import { t } from "../words/words";
import { ContestCards } from "./contest_cards";

// What follows the first page; nothing after null.
async function allAfter(after: number | null): Promise<readonly ContestSummary[]> {
    if (after === null) return [];
    return allOf((next) => api.get<PageOf<ContestSummary>>(pagePath(contests.listPath, next ?? after)));
}

export function OpenContests() {
    const asked = useFollowed<PageOf<ContestSummary>>(pagePath(contests.listPath, null), never, calm).asked.value;
    const first = asked.is === "there" ? asked.answer : { items: [], next: null };
    // Older ones are open now and then.
    const older = useAsked(() => allAfter(first.next), [first.next]).value;
    const all = [...first.items, ...(older.is === "there" ? older.answer : [])];
    const open = all.filter(({ state }) => state === "open" || state === "announced");
    if (open.length === 0) return null;
    return (
        <section aria-labelledby="contests">
            <h2 id="contests">{open.length === 1 ? t("Open contest") : t("Open contests")}</h2>
            <ContestCards contests={open} heading="h3" />
        </section>
    );
}
