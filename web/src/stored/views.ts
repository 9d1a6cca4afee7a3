// Loads the positions of a stored game.
import { api } from "../api/client";
import type { PastView } from "../api/tables";
import { apiPath, type Place } from "./book";

export async function viewsFrom(place: Place, from: number, limit: number): Promise<readonly PastView[]> {
    return (await api.get<{ readonly items: readonly PastView[] }>(`${apiPath(place)}/views?from=${from}&limit=${limit}`)).items;
}
