// Long lists come page by page.
export interface PageOf<Item> {
    readonly items: readonly Item[];
    // What the next page comes after; null at the end.
    readonly next: number | null;
}
