// What the states of a contest are called.
import type { Phase } from "../api/contests";

export const phases: Readonly<Record<Phase, string>> = {
    draft: "a draft that only its organiser sees",
    announced: "announced",
    open: "open",
    closed: "closed, the last submissions are judged",
    frozen: "closed, the final is played",
    published: "over, the standing is published",
};
