// The bots of people that can be given a seat: those that were handed in, and those that play from elsewhere.
import { api } from "./client";
import { allOf, pagePath } from "./pages_of";
import type { Bot, Bots, RemoteBot, RemoteBots } from "./types";

export type { Bot, RemoteBot };

// Those that can play.
export async function playableBots(game: string): Promise<readonly Bot[]> {
    const bots = await allOf((after) => api.get<Bots>(pagePath(`/bots?game=${game}`, after)));
    return bots.filter(({ accepted, contest }) => accepted !== null && contest === null);
}

export async function remoteBots(): Promise<readonly RemoteBot[]> {
    return (await api.get<RemoteBots>("/remote-bots")).items;
}
