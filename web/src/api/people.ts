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

// What lets a program act for whoever made it; its secret is told once.
export interface Token {
    readonly id: number;
    readonly label: string;
    readonly created: string;
    readonly last_used: string | null;
}

export const tokens = {
    list: () => api.get<{ readonly items: readonly Token[] }>("/tokens"),
    make: (label: string) => api.post<{ readonly token: string }>("/tokens", { label }),
    remove: (id: number) => api.delete<null>(`/tokens/${id}`),
};

export const changePassword = (old: string, password: string) => api.ask<null>("PUT", "/password", { old, password });

export const people = {
    list: (after: number) => api.get<AccountPage>(`/people?limit=50&after=${after}`),
    change: (id: number, change: { readonly role?: Role; readonly disabled?: boolean }) => api.patch<Account>(`/people/${id}`, change),
    resetLink: (id: number) => api.post<{ readonly link: string }>(`/people/${id}/new-password-link`),
};
