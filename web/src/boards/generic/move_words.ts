// A move as a button says it. Games that people have sent in have JSON for moves: {"take":2} is shown as "take 2".
import { visible } from "../../words/visible";

function scalar(value: unknown): string {
    return visible(typeof value === "string" ? value : JSON.stringify(value));
}

export function moveWords(move: string): string {
    let value: unknown;
    try {
        value = JSON.parse(move);
    } catch {
        return visible(move);
    }
    if (value === null || typeof value !== "object") return scalar(value);
    if (Array.isArray(value)) return value.map(scalar).join(" ");
    return Object.entries(value)
        .map(([name, member]) => `${visible(name).replace(/[_-]/g, " ")} ${scalar(member)}`)
        .join(", ");
}
