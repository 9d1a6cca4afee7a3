// The replay of a ladder, tournament or qualification game.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { api } from "../api/client";
import type { BotSeat } from "../api/ladders";
import { useAsked } from "../app/asked";
import { titleOf } from "../app/games";
import { PeopleOnly } from "../app/people_only";
import { link } from "../app/routes";
import { Awaited } from "../first/first_board";
import type { SeatLog } from "../replay/log";
import { runningNames, type RunningGame } from "../running/model";
import { RunningReplay } from "../running/running_replay";
import { apiPath, originOf, type Place } from "../stored/book";
import { parseRecord } from "../stored/record";
import { namesIn, StoredReplay, type StoredReplayProps } from "../stored/stored_replay";
import { rich, t } from "../words/words";
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

function Heading({ place, game, names, isLive = false }: { place: Place; game: string; names: readonly string[]; isLive?: boolean }) {
    const origin = originOf(place, titleOf);
    return (
        <div class="table-title">
            <h1>
                <a href={link("game", { game })}>{titleOf(game)}</a>: {names.join(" – ")}
            </h1>
            <p class="quiet">
                {rich("Game {number} of {origin}", {
                    number: place.book === "tournaments" ? Number(place.number) + 1 : place.number,
                    origin: <a href={origin.address}>{origin.words}</a>,
                })}{" "}
                {isLive && <span class="tag live-tag">{t("Live")}</span>}
            </p>
        </div>
    );
}

function NotFound({ why, children }: { why: string; children?: ComponentChildren }) {
    return (
        <section class="empty">
            <h1>{t("Game not found")}</h1>
            <p>{why}</p>
            {children}
        </section>
    );
}

function Replayed({ place, ply, onMissing }: { place: Place; ply: number | null; onMissing: (why: string) => ComponentChildren }) {
    const asked = useAsked(() => find(place), [place.book, place.id, place.number]).value;
    if (asked.is === "asking") return <Awaited />;
    if (asked.is === "failed") return <>{onMissing(asked.why)}</>;
    const found = asked.answer;
    return (
        <StoredReplay
            place={place}
            ply={ply}
            {...found}
            heading={<Heading place={place} game={found.game.game} names={namesIn({ ...found, place })} />}
        />
    );
}

// The arena may still be checking what a worker has reported, or plays the game again.
const pause = 1_000;
const patience = 60;

async function ended(place: Place): Promise<void> {
    for (let attempt = 0; ; ++attempt) {
        try {
            await api.get(apiPath(place));
            return;
        } catch (error) {
            if (attempt >= patience) throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
    }
}

// Shows it while it is played, and from then on what `children` say.
function Live({ place, onMissing, children }: { place: Place; onMissing: () => ComponentChildren; children: ComponentChildren }) {
    const asked = useAsked(() => api.get<RunningGame>(`${apiPath(place)}/running`), [place.book, place.id, place.number]).value;
    const isStored = useSignal(false);
    if (isStored.value) return <>{children}</>;
    if (asked.is === "asking") return <Awaited />;
    if (asked.is === "failed") return <>{onMissing()}</>;
    const { game } = asked.answer;
    return (
        <RunningReplay
            running={asked.answer}
            heading={<Heading place={place} game={game} names={runningNames(asked.answer)} isLive />}
            onOver={() => void ended(place).finally(() => (isStored.value = true))}
        />
    );
}

// A game that is being played is at the same address; links to it say that it is live, so that it is looked for there first.
function Stored({ place, ply, isLive }: { place: Place; ply: number | null; isLive: boolean }) {
    const notFound = (why: string) => <NotFound why={why} />;
    if (place.book === "submissions") return <Replayed place={place} ply={ply} onMissing={notFound} />;
    const replay = <Replayed place={place} ply={ply} onMissing={notFound} />;
    if (isLive) {
        return (
            <Live place={place} onMissing={() => replay}>
                {replay}
            </Live>
        );
    }
    return (
        <Replayed
            place={place}
            ply={ply}
            onMissing={(why) => (
                <Live place={place} onMissing={() => notFound(why)}>
                    {replay}
                </Live>
            )}
        />
    );
}

export function StoredPage({ ply, live, ...place }: Place & { readonly ply: number | null; readonly live: string | null }) {
    const key = `${place.book} ${place.id} ${place.number}`;
    if (place.book !== "submissions") return <Stored key={key} place={place} ply={ply} isLive={live !== null} />;
    return (
        <PeopleOnly title={t("Qualification game")} why={t("Only the author of the bot can see its qualification games.")}>
            {(person) => <Stored key={person.id} place={place} ply={ply} isLive={false} />}
        </PeopleOnly>
    );
}
