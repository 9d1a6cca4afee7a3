// Finding members by what one types.
import type { Member } from "../api/courses";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Every word is found in name, number, section or account; marks and capital letters do not matter.
export function fits({ name, student_number, section, account_name }: Member, search: string): boolean {
    const text = plain([name, student_number, section, account_name ?? ""].join(" "));
    return plain(search)
        .split(/\s+/)
        .every((word) => text.includes(word));
}
