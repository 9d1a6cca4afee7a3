// How totals are distributed: so many in each of a few equal ranges.
export interface Bin {
    readonly from: number;
    readonly to: number;
    readonly count: number;
}

const most = 10;

export function distributionOf(totals: readonly number[]): readonly Bin[] {
    if (totals.length === 0) return [];
    const low = Math.min(0, ...totals);
    const high = Math.max(...totals);
    if (high === low) return [{ from: low, to: high, count: totals.length }];
    const width = (high - low) / most;
    return Array.from({ length: most }, (_, number) => {
        const [from, to] = [low + number * width, low + (number + 1) * width];
        // The last range has its end, too.
        const count = totals.filter((total) => total >= from && (total < to || number === most - 1)).length;
        return { from, to, count };
    });
}
