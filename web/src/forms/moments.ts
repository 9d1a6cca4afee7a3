// Moments as the browser's own field for them has them (local, 2026-11-16T09:00) and as the arena does (2026-11-16T08:00:00Z).
import { locale } from "../words/language";

const minutes = 16;

export function momentOf(local: string): string {
    return `${new Date(local).toISOString().slice(0, -".000Z".length)}Z`;
}

export function localOf(moment: string | number): string {
    const date = new Date(moment);
    const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
    return shifted.toISOString().slice(0, minutes);
}

// "Mon, 16 Nov 2026, 09:00 CET", where the reader is.
export function zonedMoment(moment: string | number): string {
    return new Date(moment).toLocaleString(locale, {
        weekday: "short",
        day: "numeric",
        month: "short",
        year: "numeric",
        hour: "2-digit",
        minute: "2-digit",
        timeZoneName: "short",
    });
}

// "Mon, 16 Nov 2026, 09:00", where the reader is.
// A day, for tables.
export function shortDay(moment: string): string {
    return new Date(moment).toLocaleDateString(locale, { dateStyle: "medium" });
}

export function longMoment(moment: string): string {
    return new Date(moment).toLocaleString(locale, {
        weekday: "short",
        day: "numeric",
        month: "short",
        year: "numeric",
        hour: "2-digit",
        minute: "2-digit",
    });
}
