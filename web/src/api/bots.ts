// The bots that people have handed in, as far as tournaments need to know them.
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
