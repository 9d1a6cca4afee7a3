// A table: watching, playing and looking back are one page.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Connection } from "../api/stream";
import { tables, type Table } from "../api/tables";
import { titleOf } from "../app/games";
import { goTo } from "../app/router";
import { withHistory } from "../boards/history";
import type { PlayerClock } from "../replay/clocks";
import { Replay } from "../replay/replay";
import { LiveTable } from "../table/live";
import { invitationTo } from "../table/start";
import { isMyTurn, namesOf, resultOf } from "../table/model";
import "./table.css";

const words: Record<Connection, string> = {
    connecting: "Connecting…",
    live: "",
    lost: "The connection is lost. It is being restored; nothing will be missed.",
    closed: "",
};

function clocksOf(table: Table): PlayerClock[] {
    const names = namesOf(table);
    return table.seats.map((seat, index) => ({
        name: names[index] ?? "",
        seat: index,
        score: table.status === "over" ? (table.outcome?.scores[index] ?? null) : null,
        isWinner: table.outcome?.winner === index,
        left: seat.left,
        isRunning: table.turn === index,
        since: table.turn_since,
    }));
}

function Offers({ live, table }: { live: LiveTable; table: Table }) {
    const isSure = useSignal(false);
    const { you } = table;
    if (you === null) return null;
    if (table.status === "over") {
        const isWanted = table.rematch_offers.length > 0 && !table.rematch_offers.includes(you);
        return (
            <div class="tools">
                {table.rematch !== null ? (
                    <a class="button primary" href={`/tables/${table.rematch}`}>
                        To the rematch
                    </a>
                ) : (
                    <button type="button" class="primary" disabled={table.rematch_offers.includes(you)} onClick={() => live.attempt(tables.rematch)}>
                        {isWanted ? "Accept the rematch" : table.rematch_offers.includes(you) ? "Rematch offered" : "Rematch"}
                    </button>
                )}
            </div>
        );
    }
    if (table.status !== "playing") return null;
    const isOffered = table.draw_offers.some((seat) => seat !== you);
    return (
        <div class="tools">
            {isOffered ? (
                <>
                    <span role="status">A draw is offered.</span>
                    <button type="button" onClick={() => live.attempt((id) => tables.draw(id, "accept"))}>
                        Accept
                    </button>
                    <button type="button" onClick={() => live.attempt((id) => tables.draw(id, "decline"))}>
                        Decline
                    </button>
                </>
            ) : (
                <button type="button" disabled={table.draw_offers.includes(you)} onClick={() => live.attempt((id) => tables.draw(id, "offer"))}>
                    {table.draw_offers.includes(you) ? "Draw offered" : "Offer a draw"}
                </button>
            )}
            {isSure.value ? (
                <>
                    <button type="button" class="danger" onClick={() => live.attempt(tables.resign)}>
                        Yes, I resign
                    </button>
                    <button type="button" onClick={() => (isSure.value = false)}>
                        No
                    </button>
                </>
            ) : (
                <button type="button" onClick={() => (isSure.value = true)}>
                    Resign
                </button>
            )}
        </div>
    );
}

function Waiting({ live, table, invitation }: { live: LiveTable; table: Table; invitation: string | null }) {
    if (table.status !== "waiting") return null;
    const link = invitationTo(table.id);
    const isFree = table.seats.some((seat) => seat.name === null && (seat.kind === "open" || invitation !== null));
    return (
        <div class="waiting" role="status">
            {table.you !== null ? (
                <>
                    <p>{link === null ? "Waiting for somebody to sit down." : "Waiting for whom you invite. Send them this link:"}</p>
                    {link !== null && <input class="link" readOnly value={link} aria-label="Invitation" onFocus={(event) => event.currentTarget.select()} />}
                </>
            ) : isFree ? (
                <button type="button" class="primary" onClick={() => live.sitDown(invitation)}>
                    Sit down and play
                </button>
            ) : (
                <p>This game has not begun yet.</p>
            )}
        </div>
    );
}

function Chat({ live, table }: { live: LiveTable; table: Table }) {
    const { chat } = live.model.value;
    const names = namesOf(table);
    if (table.you === null && chat.length === 0) return null;
    const say = (event: SubmitEvent) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const text = String(new FormData(form).get("text") ?? "").trim();
        if (text !== "") void live.attempt((id) => tables.chat(id, text));
        form.reset();
    };
    return (
        <section class="chat" aria-label="Chat">
            <ul aria-live="polite">
                {chat.map((line, index) => (
                    <li key={index}>
                        <b>{names[line.seat]}:</b> {line.text}
                    </li>
                ))}
            </ul>
            {table.you !== null && (
                <form onSubmit={say}>
                    <label>
                        <span class="hidden-text">Say something</span>
                        <input name="text" maxLength={300} autocomplete="off" placeholder="Say something" />
                    </label>
                    <button type="submit">Send</button>
                </form>
            )}
        </section>
    );
}

export function TablePage({ id, ply, invitation }: { readonly id: string; readonly ply: number | null; readonly invitation: string | null }) {
    const live = useMemo(() => new LiveTable(id, invitation), [id, invitation]);
    useEffect(() => () => live.close(), [live]);
    const { table, moves, views, failures } = live.model.value;
    const game = table?.game ?? "";
    const history = useMemo(() => withHistory(game, moves, views), [game, moves, views]);
    const shown = useSignal<number | null>(ply);
    const connection = live.connection.value;
    const rematch = table?.you !== null ? table?.rematch : null;
    useEffect(() => {
        if (rematch !== null && rematch !== undefined) goTo(`/tables/${rematch}`);
    }, [rematch]);
    const fault = live.fault.value;
    if (!table) {
        return fault === null ? (
            <p class="quiet" role="status">
                {words[connection] || "Loading the game…"}
            </p>
        ) : (
            <section class="empty">
                <h1>There is nothing to see here</h1>
                <p>{fault}</p>
            </section>
        );
    }
    const result = resultOf(table);
    return (
        <>
            <h1 class="table-title">
                <a href={`/games/${table.game}`}>{titleOf(table.game)}</a>: {namesOf(table).join(" – ")}
            </h1>
            {words[connection] !== "" && (
                <p class="connection" role="status">
                    {words[connection]}
                </p>
            )}
            {fault !== null && (
                <p class="fault" role="alert">
                    {fault}
                </p>
            )}
            <Waiting live={live} table={table} invitation={invitation} />
            <Replay
                key={table.id}
                game={table.game}
                names={namesOf(table)}
                viewAt={(at) => history.get(at)}
                moves={moves}
                clocks={clocksOf(table)}
                now={() => Date.now() * 1000}
                result={result}
                faults={failures.map(({ seat, ply: at, why }) => ({
                    ply: at,
                    words: `${namesOf(table)[seat] ?? "A bot"} failed after move ${at}: ${why}.`,
                }))}
                seat={table.you}
                ply={ply}
                onPly={(at) => (shown.value = at)}
                play={
                    isMyTurn(table) && table.you !== null
                        ? { seat: table.you, moves: live.moves.value, onMove: (move) => void live.play(move) }
                        : null
                }
            />
            <Offers live={live} table={table} />
            <Chat live={live} table={table} />
            <p class="links">
                <a href={`/tables/${table.id}?ply=${shown.value ?? moves.length}`}>Link to this position</a>
                {table.status === "over" && (
                    <a href={`/api/v1/tables/${table.id}/record`} download>
                        Download the record
                    </a>
                )}
            </p>
        </>
    );
}
