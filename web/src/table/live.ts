// A table followed live: the stream, the state, and the legal moves on your turn.
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { api, ApiError } from "../api/client";
import { browser, Stream, type Connection } from "../api/stream";
import { streamAddress, tables, type Events, type TableEvent, type TableMessage } from "../api/tables";
import { reasonIn } from "../app/asked";
import { spoken } from "../words/server_words";
import { t } from "../words/words";
import { Past } from "./past";
import { isMyTurn, momentOf, numbersIn, told, toldAnew, unknownTable, type TableModel } from "./model";

// So that a replay does not wait at every page.
const ahead = 10;
// In milliseconds, before something is asked for again that could not be had.
const patience = 1_000;

export class LiveTable {
    readonly model: Signal<TableModel> = signal(unknownTable);
    readonly moves: Signal<readonly string[]> = signal([]);
    // The last error.
    readonly fault: Signal<string | null> = signal(null);
    readonly connection: ReadonlySignal<Connection>;
    readonly past: Past;
    private readonly m_stream: Stream<TableMessage>;
    // What follows by itself from what is told; each is ended by calling it.
    private readonly m_effects: readonly (() => void)[];
    // A move that was made while the arena could not be reached; it is sent when it can be.
    readonly unsent: Signal<string | null> = signal(null);
    // How many moves there had been when the last was played here.
    private m_played: number | null = null;
    // The ply that was last looked at.
    private m_looked: number | null = null;
    private m_isRevealed = false;
    private m_cancelAsking: () => void = () => undefined;
    private readonly m_retry = () => this.m_stream.retry();

    constructor(
        private readonly id: string,
        private readonly invitation: string | null,
    ) {
        this.m_stream = new Stream<TableMessage>(
            {
                address: (after) => streamAddress(id, after, invitation),
                numbersOf: numbersIn,
                answersPings: true,
                onMessage: (message, after) => this.hear(message, after),
                onRefused: (reason) => void spoken(reason).then((words) => (this.fault.value = words)),
            },
            browser,
        );
        this.connection = this.m_stream.connection;
        this.past = new Past((from, limit) => tables.views(id, from, limit, invitation).then((page) => page.items));
        addEventListener("online", this.m_retry);
        const turn = computed(() => {
            const { table } = this.model.value;
            return table && isMyTurn(table) ? table.moves : null;
        });
        // A browser does not say why a stream was refused.
        const isRefused = computed(() => this.connection.value === "lost" && this.model.value.table === null);
        const isOver = computed(() => this.model.value.table?.status === "over");
        const isLive = computed(() => this.connection.value === "live");
        // What is asked for is asked for again after a lost connection: the answer may have been lost with it.
        this.m_effects = [
            effect(() => void ((isLive.value || turn.value === null) && this.askForMoves(turn.value))),
            effect(() => {
                if (isLive.value) this.lookAgain();
            }),
            effect(() => void (isLive.value && isOver.value && this.reveal())),
            effect(() => void (isRefused.value && this.findOut())),
        ];
    }

    // The position after so many moves, if it is known.
    viewAt(ply: number): unknown {
        return this.model.value.views.get(ply) ?? this.past.views.value.get(ply);
    }

    // Somebody looks at this ply: it is asked for if it has to be, and what comes next as well.
    lookAt(ply: number): void {
        this.m_looked = ply;
        const { views, moves } = this.model.peek();
        // The start tells what has been captured since, and the moves before this one what has happened.
        for (const wanted of [0, Math.max(0, ply - ahead), ply, Math.min(ply + ahead, moves.length)]) {
            if (!views.has(wanted)) void this.past.want(wanted);
        }
    }

    close(): void {
        removeEventListener("online", this.m_retry);
        for (const end of this.m_effects) end();
        this.m_cancelAsking();
        this.m_stream.close();
    }

    // Does what was asked for, and shows why not if it could not be done.
    async attempt(action: (id: string) => Promise<unknown>): Promise<void> {
        this.fault.value = null;
        try {
            await action(this.id);
        } catch (error) {
            this.fault.value = reasonIn(error);
        }
    }

    // A guest gets a key with the seat, which the stream has to know.
    async sitDown(invitation: string | null): Promise<void> {
        await this.attempt((id) => tables.sitDown(id, invitation));
        if (this.fault.value === null) this.m_stream.renew();
    }

    // Nothing can be played twice, though not all moves are listed: the next is taken when the arena has told of this one.
    async play(move: string): Promise<void> {
        const turn = this.model.peek().table?.moves ?? null;
        if (turn === this.m_played) return;
        this.m_played = turn;
        const before = this.moves.value;
        this.moves.value = [];
        this.fault.value = null;
        try {
            await this.send(move, turn ?? 0);
        } catch (error) {
            this.fault.value = reasonIn(error);
            if (this.model.peek().table?.moves !== turn) return;
            this.m_played = null;
            this.moves.value = before;
        }
    }

    // Until the arena has taken it, or will not. It is taken once: the arena knows after how many moves it was made.
    private async send(move: string, turn: number): Promise<void> {
        for (;;) {
            try {
                await Promise.race([tables.play(this.id, move, turn), this.whenLost()]);
                this.unsent.value = null;
                return;
            } catch (error) {
                const hasArrived = error instanceof ApiError && error.code === "conflict" && this.unsent.peek() !== null;
                const isLost = error instanceof ApiError && !error.isFinal;
                if (!isLost || this.connection.peek() === "closed") this.unsent.value = null;
                if (hasArrived || this.connection.peek() === "closed") return;
                if (!isLost) throw error;
                this.unsent.value = move;
                await this.whenLive();
                // It had arrived before the line went dead.
                if (this.model.peek().table?.moves !== turn) {
                    this.unsent.value = null;
                    return;
                }
            }
        }
    }

    // A request over a dead line waits for minutes; the stream notices sooner.
    private whenLost(): Promise<never> {
        return new Promise((_, reject) => {
            const end = effect(() => {
                if (this.connection.value !== "live") queueMicrotask(() => fail()); // which is not there yet at the first look
            });
            const fail = () => {
                end();
                reject(new ApiError(0, "unreachable", t("could not reach the server; check your connection")));
            };
        });
    }

    // A moment from now, and when the stream is there.
    private whenLive(): Promise<void> {
        return new Promise((resolve) => {
            browser.after(patience, () => {
                const end = effect(() => {
                    if (this.connection.value === "live" || this.connection.value === "closed") queueMicrotask(() => done());
                });
                const done = () => {
                    end();
                    resolve();
                };
            });
        });
    }

    // Whether there is such a table for whoever asks. If the arena cannot be reached at all, the stream goes on trying.
    private async findOut(): Promise<void> {
        try {
            await tables.show(this.id, this.invitation);
        } catch (error) {
            if (!(error instanceof ApiError && error.isFinal)) return;
            this.fault.value = error.message;
            this.m_stream.close();
        }
    }

    private hear(message: TableMessage, after: number): void {
        const moment = momentOf(message);
        api.clock.hear(moment);
        const before = this.model.peek();
        const model = told(before, message, after);
        if (model.moves.length < before.moves.length) {
            // Moves were taken back: others may follow on the ones that stay.
            this.m_played = null;
            this.past.forget();
        }
        this.model.value = model;
    }

    private lookAgain(): void {
        if (this.m_looked !== null) this.lookAt(this.m_looked);
    }

    // What was hidden while the game went on.
    private async reveal(): Promise<void> {
        if (this.m_isRevealed) return;
        this.past.forget();
        this.lookAgain();
        this.m_isRevealed = this.model.peek().moves.every((move) => move.move !== null);
        if (this.m_isRevealed) return;
        const events: TableEvent[] = [];
        try {
            for (let after: number | null = 0; after !== null;) {
                const page: Events = await tables.events(this.id, after);
                events.push(...page.items);
                after = page.next;
            }
            this.model.value = toldAnew(this.model.peek(), events);
            this.m_isRevealed = true;
        } catch {
            // The game can be looked at without them, until the connection is there again.
        }
    }

    // After so many moves it is one's turn.
    private async askForMoves(turn: number | null): Promise<void> {
        this.m_cancelAsking();
        if (turn === null) {
            this.moves.value = [];
            return;
        }
        try {
            const answer = await tables.legalMoves(this.id);
            if (this.model.peek().table?.moves === turn) this.moves.value = answer.moves ?? [];
        } catch (error) {
            // The turn may have gone by; the next event tells.
            if (this.model.peek().table?.moves !== turn || this.connection.peek() === "closed") return;
            if (error instanceof ApiError && !error.isFinal)
                this.m_cancelAsking = browser.after(patience, () => void this.askForMoves(turn));
            else this.fault.value = reasonIn(error);
        }
    }
}
