// People as the arena tells of them.
import { api } from "./client";

export const roles = ["user", "author", "organiser", "administrator"] as const;
export type Role = (typeof roles)[number];

export interface Account {
    readonly id: number;
    readonly name: string;
    readonly role: Role;
    readonly created: string;
    readonly disabled: string | null;
}

export interface AccountPage {
    readonly items: readonly Account[];
    readonly next: number | null;
}

export const people = {
    list: (after: number) => api.get<AccountPage>(`/people?limit=50&after=${after}`),
    change: (id: number, change: { readonly role?: Role; readonly disabled?: boolean }) => api.patch<Account>(`/people/${id}`, change),
    resetLink: (id: number) => api.post<{ readonly link: string }>(`/people/${id}/new-password-link`),
};
