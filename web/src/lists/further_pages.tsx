// What follows the first page of a long list: it comes when somebody asks for it, and anew when the first page has changed.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import { pagePath, type PageOf } from "../api/pages_of";
import { reasonIn } from "../app/asked";
import { t } from "../words/words";

interface Props<Item> {
    readonly path: string;
    readonly first: PageOf<Item>;
    // Of each of the following pages; more than the first may have.
    readonly size?: number | undefined;
    // With `look`, which asks for the following pages anew.
    readonly children: (items: readonly Item[], look: () => Promise<void>) => ComponentChildren;
}

export function FurtherPages<Item>({ path, first, size, children }: Props<Item>) {
    const more = useSignal<readonly PageOf<Item>[]>([]);
    const fault = useSignal<string | null>(null);
    const pages = [first, ...more.value];
    const after = pages[pages.length - 1]?.next ?? null;
    // So many pages, each after the one before, so that nothing is lost or doubled between them; the known ones are kept.
    const load = async (count: number, known: readonly PageOf<Item>[]) => {
        const loaded = [...known];
        const next = () => (loaded[loaded.length - 1] ?? first).next;
        try {
            while (loaded.length < count && next() !== null) loaded.push(await api.get<PageOf<Item>>(pagePath(path, next(), size)));
            more.value = loaded;
            fault.value = null;
        } catch (error) {
            fault.value = reasonIn(error);
        }
    };
    const look = () => load(more.peek().length, []);
    useEffect(() => {
        if (more.peek().length > 0) void look();
    }, [first.next]);
    return (
        <>
            {children(
                pages.flatMap(({ items }) => items),
                look,
            )}
            {fault.value !== null && (
                <p class="fault-text" role="alert">
                    {fault.value}
                </p>
            )}
            {after !== null && (
                <p>
                    <button type="button" onClick={() => void load(more.peek().length + 1, more.peek())}>
                        {t("Show more")}
                    </button>
                </p>
            )}
        </>
    );
}
