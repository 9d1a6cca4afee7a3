// A long list whose first page is polled, and whose other pages come when somebody asks for them.
import type { ComponentChildren } from "preact";
import { pagePath, type PageOf } from "../api/pages_of";
import { never, useFollowed, type IsOver } from "../app/followed";
import { t } from "../words/words";
import { FurtherPages } from "./further_pages";

// A page that shows the first few goes on by more.
const furtherSize = 50;

interface Props<Item, Page extends PageOf<Item>> {
    readonly path: string;
    // How many are shown at first; as many as there are at once unless said.
    readonly size?: number;
    readonly isOver?: IsOver<Page>;
    // With `look`, which asks for all of them anew.
    readonly children: (items: readonly Item[], look: () => void) => ComponentChildren;
}

export function Pages<Item, Page extends PageOf<Item> = PageOf<Item>>({ path, size, isOver = never, children }: Props<Item, Page>) {
    const follower = useFollowed<Page>(pagePath(path, null, size), isOver);
    const asked = follower.asked.value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    return (
        <FurtherPages<Item> key={path} path={path} first={asked.answer} size={size === undefined ? undefined : furtherSize}>
            {(items, look) => children(items, () => void follower.look().then(look))}
        </FurtherPages>
    );
}
