// Long lists come page by page.
export interface PageOf<Item> {
    readonly items: readonly Item[];
    // What the next page comes after; null at the end.
    readonly next: number | null;
}

const pageSize = 200;

// The address of a page: of the first one, or of the one after this item.
export function pagePath(path: string, after: number | null, size = pageSize): string {
    return `${path}${path.includes("?") ? "&" : "?"}limit=${size}${after === null ? "" : `&after=${after}`}`;
}

// All items, page after page.
export async function allOf<Item>(ask: (after: number | null) => Promise<PageOf<Item>>): Promise<readonly Item[]> {
    const items: Item[] = [];
    for (let after: number | null = null; ;) {
        const page: PageOf<Item> = await ask(after);
        items.push(...page.items);
        if (page.next === null) return items;
        after = page.next;
    }
}
