// Who is logged in.
//
// The session itself is in a cookie that no script can read. That there is one is remembered in the browser's storage, so
// that guests are not asked about on every page.
import { signal } from "@preact/signals";
import { api, ApiError, type Api } from "../api/client";
import { storage, type Memory } from "./storage";

export interface Person {
    readonly id: number;
    readonly name: string;
    readonly role: string;
}

const key = "logged-in";

export class Session {
    readonly person = signal<Person | null>(null);
    // Whether it is known who is logged in, or that nobody is.
    readonly isKnown = signal(false);

    constructor(
        private readonly api: Api,
        private readonly memory: Memory | null,
    ) {}

    // Asks who is logged in, if somebody was.
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
    async logIn(name: string, password: string): Promise<void> {
        this.remember(await this.api.post<Person>("/session", { name, password }));
    }
    async register(name: string, password: string): Promise<void> {
        this.remember(await this.api.post<Person>("/people", { name, password }));
    }
    async logOut(): Promise<void> {
        await this.api.delete("/session");
        this.remember(null);
    }
    // The arena has said that the session is over.
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
            // Storage may be forbidden: one is asked to log in again after a reload.
        }
    }
}

export const session = new Session(api, storage());
