// Who may do what. The server decides; the pages only hide what it would refuse.
import type { Person } from "./session";

export function isOrganiser(person: Person | null): boolean {
    return person?.role === "organiser" || person?.role === "administrator";
}

// Submitting games.
export function maySubmitGames(person: Person | null): boolean {
    return person?.role === "author" || isOrganiser(person);
}

// Contests and tournaments of this account.
export function mayOrganise(person: Person | null, organiser: number | null): boolean {
    return person?.role === "administrator" || (person?.role === "organiser" && person.id === organiser);
}
