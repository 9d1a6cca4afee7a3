// Who may do what. The arena decides; the pages only leave out what it would refuse.
import type { Person } from "./session";

export function isOrganiser(person: Person | null): boolean {
    return person?.role === "organiser" || person?.role === "administrator";
}

// Games of one's own.
export function mayHandInGames(person: Person | null): boolean {
    return person?.role === "author" || isOrganiser(person);
}

// Something that this account organises.
export function mayOrganise(person: Person | null, organiser: number | null): boolean {
    return person?.role === "administrator" || (person?.role === "organiser" && person.id === organiser);
}
