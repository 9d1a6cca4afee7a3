// What time it is for the arena, whatever the browser's own clock says: deadlines are the arena's.
export class ServerClock {
    // How far the arena's clock is ahead, in milliseconds.
    private ahead: number | null = null;

    constructor(private readonly ours: () => number = Date.now) {}

    // The date of an answer, or of something that has just happened, or a while ago. The largest difference is the best:
    // the part of a second that is cut off and the way from the arena to here only make it smaller.
    hear(date: string | null): void {
        const theirs = date === null ? NaN : Date.parse(date);
        if (Number.isNaN(theirs)) return;
        const ahead = theirs - this.ours();
        this.ahead = this.ahead === null ? ahead : Math.max(this.ahead, ahead);
    }
    // Milliseconds since 1970.
    now(): number {
        return this.ours() + (this.ahead ?? 0);
    }
}
