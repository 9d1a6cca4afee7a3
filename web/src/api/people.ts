// People as the arena tells of them.
import { api } from "./client";
import type { Account, AccountChange, Accounts, Link, NewToken, Tokens } from "./types";

export { roleValues as roles, type Account, type Role, type Token } from "./types";

export const tokens = {
    list: () => api.get<Tokens>("/tokens"),
    make: (label: string) => api.post<NewToken>("/tokens", { label }),
    remove: (id: number) => api.delete<null>(`/tokens/${id}`),
};

export const changePassword = (old: string, password: string) => api.ask<null>("PUT", "/password", { old, password });

export const people = {
    list: (after: number) => api.get<Accounts>(`/people?limit=50&after=${after}`),
    change: (id: number, change: AccountChange) => api.patch<Account>(`/people/${id}`, change),
    resetLink: (id: number) => api.post<Link>(`/people/${id}/new-password-link`),
};
