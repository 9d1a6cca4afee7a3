// What a new token may do, and until when, as the form says it.
import type { Role, Scope, TokenWish } from "../api/people";
import { t } from "../words/words";

interface Choice {
    readonly scope: Scope;
    readonly label: string;
}

const everybody: readonly Choice[] = [
    { scope: "play", label: t("Play: join tables, move, connect bots") },
    { scope: "submit", label: t("Submit bots and games") },
];
const organisers: readonly Choice[] = [{ scope: "organise", label: t("Organise contests and tournaments") }];
const administrators: readonly Choice[] = [{ scope: "administer", label: t("Administer the server") }];

// Reading is not among them: every token may.
export function choicesFor(role: Role): readonly Choice[] {
    if (role === "administrator") return [...everybody, ...organisers, ...administrators];
    return role === "organiser" ? [...everybody, ...organisers] : everybody;
}

// Days; 0 for no end.
export const lifetimes: readonly (readonly [number, string])[] = [
    [7, t("{days, plural, one {# day} other {# days}}", { days: 7 })],
    [90, t("{days, plural, one {# day} other {# days}}", { days: 90 })],
    [365, t("1 year")],
    [0, t("no expiry")],
];
export const usualLifetime = 90;

export function tokenWish(fields: FormData, now: number): TokenWish {
    const chosen = fields.getAll("scope").map(String) as Scope[];
    const days = Number(fields.get("days"));
    const wish = { label: String(fields.get("label")), scopes: ["read" as Scope, ...chosen] };
    return days > 0 ? { ...wish, expires: new Date(now + days * 86_400_000).toISOString() } : wish;
}
