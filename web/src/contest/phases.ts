// The states of a contest in words.
import type { Phase } from "../api/contests";

export const phases: Readonly<Record<Phase, string>> = {
    draft: "Draft – only visible to you",
    announced: "Announced – not open yet",
    open: "Open",
    closed: "Closed – the last submissions are being judged",
    frozen: "Closed – the final is being played",
    published: "Finished – the standings are published",
};
