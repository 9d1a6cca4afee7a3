// People as the arena tells of them.
import { api } from "./client";
import type {
    Account,
    AccountChange,
    Accounts,
    Email,
    InstitutionalLogin,
    InstitutionalReturn,
    Institutions,
    InvitationCodeWish,
    Link,
    Links,
    NewInvitationCode,
    NewToken,
    Person,
    RecoveryCodes,
    Registration,
    SecondFactorSecret,
    SecondFactorState,
    Sessions,
    Tokens,
    TokenWish,
} from "./types";

export {
    roleValues as roles,
    type Account,
    type Email,
    type Institution,
    type Institutions,
    type InvitationCode,
    type LinkedInstitution,
    type Registration,
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

export const institutions = {
    list: () => api.get<Institutions>("/institutions"),
    beginLogin: (name: string) => api.post<InstitutionalLogin>(`/institutions/${name}/login`),
    beginLink: (name: string) => api.post<InstitutionalLogin>(`/institutions/${name}/link`),
    finish: (name: string, returned: InstitutionalReturn) => api.post<Person>(`/institutions/${name}/session`, returned),
    links: () => api.get<Links>("/links"),
    unlink: (name: string) => api.delete<null>(`/links/${name}`),
};

export const email = {
    show: () => api.get<Email>("/email"),
    change: (address: string, password?: string) =>
        api.ask<Email>("PUT", "/email", { address, ...(password === undefined ? {} : { password }) }),
    sendAgain: () => api.post<Email>("/email/link"),
    confirm: (link: string) => api.post<Email>("/email/confirmation", { link }),
};

export const forgetPassword = (address: string) => api.post<null>("/password-wishes", { address });

export const changeDisplayName = (name: string) => api.ask<Person>("PUT", "/display-name", { display_name: name });

export const registration = { show: () => api.get<Registration>("/registration") };

export const invitationCodes = {
    path: "/invitation-codes",
    make: (wish: InvitationCodeWish) => api.post<NewInvitationCode>("/invitation-codes", wish),
    revoke: (id: number) => api.delete<null>(`/invitation-codes/${id}`),
};

export const changePassword = (old: string, password: string) => api.ask<null>("PUT", "/password", { old, password });

export const people = {
    list: (after: number) => api.get<Accounts>(`/people?limit=50&after=${after}`),
    change: (id: number, change: AccountChange) => api.patch<Account>(`/people/${id}`, change),
    removeSecondFactor: (id: number) => api.delete<null>(`/people/${id}/second-factor`),
    resetLink: (id: number) => api.post<Link>(`/people/${id}/new-password-link`),
};
