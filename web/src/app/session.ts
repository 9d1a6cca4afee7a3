// The current session.
//
// The session itself is in a cookie that no script can read. That there is one is remembered in the browser's storage, so
// that guests are not asked about on every page.
import { signal } from "@preact/signals";
import { api, ApiError, type Api } from "../api/client";
import type { Role } from "../api/people";
import { storage, type Memory } from "./storage";

export interface Person {
    readonly id: number;
    readonly name: string;
    readonly display_name?: string;
    readonly role: Role;
    readonly needs_second_factor?: boolean;
}

const key = "logged-in";

export class Session {
    readonly person = signal<Person | null>(null);
    // Whether we know yet if someone is logged in.
    readonly isKnown = signal(false);

    constructor(
        private readonly api: Api,
        private readonly memory: Memory | null,
    ) {}

    // Restores the session after a reload.
    async restore(): Promise<void> {
        try {
            if (this.recall() === null) return;
            this.person.value = await this.api.get<Person>("/session");
        } catch (error) {
            if (error instanceof ApiError && error.status === 401) this.remember(null);
        } finally {
            this.isKnown.value = true;
        }
    }
    // With the code of the second factor, where there is one.
    async logIn(name: string, password: string, code?: string): Promise<void> {
        this.remember(await this.api.post<Person>("/session", { name, password, ...(code === undefined ? {} : { code }) }));
    }
    // With an invitation code, where registration needs one.
    async register(name: string, password: string, code = ""): Promise<void> {
        this.remember(await this.api.post<Person>("/people", { name, password, ...(code === "" ? {} : { code }) }));
    }
    // With the secret of the link that a new server prints when it starts.
    async becomeFirstAdministrator(link: string, name: string, password: string): Promise<void> {
        this.remember(await this.api.post<Person>("/first-administrator", { link, name, password }));
    }
    // Somebody who has logged in at an institution: the server has set the cookie.
    admit(person: Person): void {
        this.remember(person);
    }
    // The address where to log out too, for somebody who logged in at an institution.
    async logOut(): Promise<string | null> {
        const elsewhere = await this.api.delete<{ readonly url: string } | null>("/session");
        this.remember(null);
        return elsewhere?.url ?? null;
    }
    // The server says that the session has expired.
    runOut(): void {
        this.remember(null);
    }

    private recall(): string | null {
        try {
            return this.memory?.getItem(key) ?? null;
        } catch {
            return null;
        }
    }
    private remember(person: Person | null): void {
        this.person.value = person;
        try {
            if (person) this.memory?.setItem(key, person.name);
            else this.memory?.removeItem(key);
        } catch {
            // Storage may be blocked: then a reload needs a new login.
        }
    }
}

// What a person is called where they are shown.
export function shownName(person: Person): string {
    return person.display_name === undefined || person.display_name === "" ? person.name : person.display_name;
}

export const session = new Session(api, storage());
