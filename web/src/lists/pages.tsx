// A long list whose first page is polled, and whose other pages come when somebody asks for them.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import { pagePath, type PageOf } from "../api/pages_of";
import { reasonIn } from "../app/asked";
import { never, useFollowed, type IsOver } from "../app/followed";
import { t } from "../words/words";

interface Props<Item, Page extends PageOf<Item>> {
    readonly path: string;
    readonly isOver?: IsOver<Page>;
    // With `look`, which asks for all of them anew.
    readonly children: (items: readonly Item[], look: () => void) => ComponentChildren;
}

export function Pages<Item, Page extends PageOf<Item> = PageOf<Item>>({ path, isOver = never, children }: Props<Item, Page>) {
    const follower = useFollowed<Page>(pagePath(path, null), isOver);
    const asked = follower.asked.value;
    const more = useSignal<readonly PageOf<Item>[]>([]);
    const fault = useSignal<string | null>(null);
    useEffect(() => {
        more.value = [];
    }, [path]);
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    const pages: readonly PageOf<Item>[] = [asked.answer, ...more.value];
    const after = pages[pages.length - 1]?.next ?? null;
    const load = async (pagesAfter: readonly (number | null)[]) => {
        try {
            const loaded = await Promise.all(pagesAfter.map((each) => api.get<PageOf<Item>>(pagePath(path, each))));
            fault.value = null;
            return loaded;
        } catch (error) {
            fault.value = reasonIn(error);
            return null;
        }
    };
    const ask = async () => {
        more.value = [...more.value, ...((await load([after])) ?? [])];
    };
    const look = async () => {
        await follower.look();
        more.value = (await load(pages.slice(0, -1).map(({ next }) => next))) ?? more.value;
    };
    return (
        <>
            {children(
                pages.flatMap(({ items }) => items),
                () => void look(),
            )}
            {fault.value !== null && (
                <p class="fault-text" role="alert">
                    {fault.value}
                </p>
            )}
            {after !== null && (
                <p>
                    <button type="button" onClick={() => void ask()}>
                        {t("Show more")}
                    </button>
                </p>
            )}
        </>
    );
}
