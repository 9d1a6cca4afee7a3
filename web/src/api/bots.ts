// The bots of people that can be given a seat: those that were handed in, and those that play from elsewhere.
import { api } from "./client";
import type { PageOf } from "./pages_of";

export interface UploadedBot {
    readonly id: number;
    readonly owner_name: string;
    readonly nickname: string;
    readonly contest: number | null;
    readonly accepted: number | null;
}

// Those that can play.
export async function playableBots(game: string): Promise<readonly UploadedBot[]> {
    const { items } = await api.get<PageOf<UploadedBot>>(`/bots?limit=200&game=${game}`);
    return items.filter(({ accepted, contest }) => accepted !== null && contest === null);
}

// On its author's machine, and connected.
export interface RemoteBot {
    // Its owner, a slash, its name.
    readonly bot: string;
    readonly games: readonly string[];
}

export async function remoteBots(): Promise<readonly RemoteBot[]> {
    return (await api.get<{ readonly items: readonly RemoteBot[] }>("/remote-bots")).items;
}
