// People as the arena tells of them.
import { api } from "./client";
import type {
    Account,
    AccountChange,
    Accounts,
    Link,
    NewToken,
    RecoveryCodes,
    SecondFactorSecret,
    SecondFactorState,
    Sessions,
    Tokens,
    TokenWish,
} from "./types";

export {
    roleValues as roles,
    type Account,
    type Role,
    type Scope,
    type SecondFactorSecret,
    type Session,
    type Token,
    type TokenWish,
} from "./types";

export const tokens = {
    list: () => api.get<Tokens>("/tokens"),
    make: (wish: TokenWish) => api.post<NewToken>("/tokens", wish),
    remove: (id: number) => api.delete<null>(`/tokens/${id}`),
};

export const sessions = {
    list: () => api.get<Sessions>("/sessions"),
    end: (id: string) => api.delete<null>(`/sessions/${id}`),
    endAll: () => api.delete<null>("/sessions"),
};

export const secondFactor = {
    show: () => api.get<SecondFactorState>("/second-factor"),
    begin: (password: string) => api.post<SecondFactorSecret>("/second-factor", { password }),
    confirm: (code: string) => api.ask<RecoveryCodes>("PUT", "/second-factor", { code }),
    remove: (code: string) => api.post<null>("/second-factor/removal", { code }),
};

export const changePassword = (old: string, password: string) => api.ask<null>("PUT", "/password", { old, password });

export const people = {
    list: (after: number) => api.get<Accounts>(`/people?limit=50&after=${after}`),
    change: (id: number, change: AccountChange) => api.patch<Account>(`/people/${id}`, change),
    removeSecondFactor: (id: number) => api.delete<null>(`/people/${id}/second-factor`),
    resetLink: (id: number) => api.post<Link>(`/people/${id}/new-password-link`),
};
