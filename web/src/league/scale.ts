// A scale that several bars share, so that they can be compared at a glance.
export interface Interval {
    readonly low: number;
    readonly middle: number;
    readonly high: number;
}

export interface Scale {
    readonly least: number;
    readonly most: number;
}

// Around all of them; never empty.
export function scaleOver(intervals: readonly Interval[]): Scale {
    if (intervals.length === 0) return { least: 0, most: 1 };
    const least = Math.min(...intervals.map(({ low }) => low));
    const most = Math.max(...intervals.map(({ high }) => high));
    return most > least ? { least, most } : { least: least - 1, most: most + 1 };
}

// From 0 to 1; what lies outside is at the end.
export function placeOn({ least, most }: Scale, value: number): number {
    return Math.min(1, Math.max(0, (value - least) / (most - least)));
}
