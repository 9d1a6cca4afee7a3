// Moments in words, in the reader's own time.
export function momentText(moment: string): string {
    return new Date(moment).toLocaleString("en-GB", { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" });
}
