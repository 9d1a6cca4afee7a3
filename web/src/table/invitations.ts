// The secrets of the seats that somebody has invited others to. The arena tells them once, when the table is made; the
// browser keeps them until the game begins.
import type { Invitation } from "../api/tables";
import { link } from "../app/routes";
import type { Memory } from "../app/storage";

const key = (table: number) => `invitations ${table}`;

function isInvitation(value: unknown): value is Invitation {
    const { seat, secret } = (value ?? {}) as Partial<Invitation>;
    return typeof seat === "number" && typeof secret === "string";
}

export class Invitations {
    constructor(private readonly memory: Memory | null) {}

    keep(table: number, invitations: readonly Invitation[]): void {
        if (invitations.length > 0) this.quietly((memory) => memory.setItem(key(table), JSON.stringify(invitations)));
    }
    // Of the seats that somebody was invited to from here.
    of(table: number): readonly Invitation[] {
        const kept = this.quietly((memory) => JSON.parse(memory.getItem(key(table)) ?? "[]") as unknown);
        return Array.isArray(kept) ? kept.filter(isInvitation) : [];
    }
    forget(table: number): void {
        this.quietly((memory) => memory.removeItem(key(table)));
    }

    // Storage may be forbidden or full, and hold what others have written: then there is nothing to show.
    private quietly<Value>(action: (memory: Memory) => Value): Value | null {
        try {
            return this.memory ? action(this.memory) : null;
        } catch {
            return null;
        }
    }
}

// The address that an invited person opens.
export function invitationAddress(origin: string, table: number, { secret }: Invitation): string {
    return origin + link("table", { id: table, invitation: secret });
}
