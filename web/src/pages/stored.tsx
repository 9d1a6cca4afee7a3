// The replay of a ladder, tournament or qualification game.
import { api } from "../api/client";
import type { BotSeat } from "../api/ladders";
import { useAsked } from "../app/asked";
import { titleOf } from "../app/games";
import { PeopleOnly } from "../app/people_only";
import { link } from "../app/routes";
import type { SeatLog } from "../replay/log";
import { apiPath, originOf, type Place } from "../stored/book";
import { parseRecord } from "../stored/record";
import { namesIn, StoredReplay, type StoredReplayProps } from "../stored/stored_replay";
import "./table.css";

type Found = Omit<StoredReplayProps, "place" | "ply" | "heading">;

// Qualification games have no seat list; the record has the names.
async function find(place: Place): Promise<Found> {
    const path = apiPath(place);
    const seats = place.book === "submissions" ? { seats: [] } : api.get<{ readonly seats: readonly BotSeat[] }>(path);
    const [record, logs, who] = await Promise.all([
        api.text(`${path}/record`),
        api.get<{ readonly items: readonly SeatLog[] }>(`${path}/logs`),
        seats,
    ]);
    return { game: parseRecord(record), logs: logs.items, seats: who.seats };
}

function Stored({ place, ply }: { place: Place; ply: number | null }) {
    const asked = useAsked(() => find(place), [place.book, place.id, place.number]).value;
    if (asked.is === "asking") return <p class="quiet">Loading…</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>Game not found</h1>
                <p>{asked.why}</p>
            </section>
        );
    }
    const found = asked.answer;
    const origin = originOf(place, titleOf);
    const heading = (
        <div class="table-title">
            <h1>
                <a href={link("game", { game: found.game.game })}>{titleOf(found.game.game)}</a>: {namesIn(found).join(" – ")}
            </h1>
            <p class="quiet">
                Game {place.book === "tournaments" ? Number(place.number) + 1 : place.number} of <a href={origin.address}>{origin.words}</a>
            </p>
        </div>
    );
    return <StoredReplay place={place} ply={ply} {...found} heading={heading} />;
}

export function StoredPage({ ply, ...place }: Place & { readonly ply: number | null }) {
    if (place.book !== "submissions") return <Stored place={place} ply={ply} />;
    return (
        <PeopleOnly title="Qualification game" why="Only the author of the bot can see its qualification games.">
            {(person) => <Stored key={person.id} place={place} ply={ply} />}
        </PeopleOnly>
    );
}
