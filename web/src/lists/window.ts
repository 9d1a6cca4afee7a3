// Which rows of a long list are drawn: those that can be seen, and some before and after them.
export interface RowWindow {
    readonly first: number;
    // One past the last.
    readonly end: number;
}

const spare = 6;

export function rowsInSight(count: number, rowHeight: number, scrollTop: number, height: number): RowWindow {
    const first = Math.max(0, Math.floor(scrollTop / rowHeight) - spare);
    const end = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + spare);
    return { first: Math.min(first, Math.max(0, count - 1)), end: Math.max(end, 0) };
}

// Where to scroll to so that the row is seen; where it is already, if it can be seen.
export function scrollFor(row: number, rowHeight: number, scrollTop: number, height: number): number {
    const top = row * rowHeight;
    const isSeen = top >= scrollTop && top + rowHeight <= scrollTop + height;
    return isSeen ? scrollTop : Math.max(0, top - (height - rowHeight) / 2);
}
