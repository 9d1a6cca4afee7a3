// A long list whose first page is polled, and whose other pages come when somebody asks for them.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import { pagePath, type PageOf } from "../api/pages_of";
import { reasonIn } from "../app/asked";
import { never, useFollowed, type IsOver } from "../app/followed";

interface Props<Item, Page extends PageOf<Item>> {
    readonly path: string;
    readonly isOver?: IsOver<Page>;
    readonly children: (items: readonly Item[]) => ComponentChildren;
}

export function Pages<Item, Page extends PageOf<Item> = PageOf<Item>>({ path, isOver = never, children }: Props<Item, Page>) {
    const asked = useFollowed<Page>(pagePath(path, null), isOver).asked.value;
    const more = useSignal<readonly Item[]>([]);
    // Undefined before the second page was asked for.
    const next = useSignal<number | null | undefined>(undefined);
    const fault = useSignal<string | null>(null);
    useEffect(() => {
        more.value = [];
        next.value = undefined;
    }, [path]);
    if (asked.is === "asking") return <p class="quiet">Loading…</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    const after = next.value === undefined ? asked.answer.next : next.value;
    const ask = async () => {
        if (after === null) return;
        try {
            const page = await api.get<PageOf<Item>>(pagePath(path, after));
            fault.value = null;
            more.value = [...more.value, ...page.items];
            next.value = page.next;
        } catch (error) {
            fault.value = reasonIn(error);
        }
    };
    return (
        <>
            {children([...asked.answer.items, ...more.value])}
            {fault.value !== null && (
                <p class="fault-text" role="alert">
                    {fault.value}
                </p>
            )}
            {after !== null && (
                <p>
                    <button type="button" onClick={() => void ask()}>
                        Show more
                    </button>
                </p>
            )}
        </>
    );
}
