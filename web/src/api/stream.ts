// A stream of numbered events over a WebSocket that heals itself.
//
// Every event has a number one higher than the last; a message brings one, several, or none. After a lost connection
// the stream asks for what follows the last number it handed on; what it gets twice it drops, and what it misses it
// asks for again. So whoever listens sees each event once and in order.
import { signal, type ReadonlySignal } from "@preact/signals";

export type Connection = "connecting" | "live" | "lost" | "closed";

// What is used of a WebSocket.
export interface Socket {
    onopen: (() => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
    onclose: ((event: { code: number; reason: string }) => void) | null;
    send(text: string): void;
    close(): void;
}

export interface World {
    open(address: string): Socket;
    // Calls back after so many milliseconds, unless it is told not to.
    after(milliseconds: number, action: () => void): () => void;
    random(): number;
}

export interface StreamOptions<Message> {
    // Where events come from that follow this number.
    readonly address: (after: number) => string;
    // The numbers of a message's events, in their order; null of a message that has nothing to do with events.
    readonly numbersOf: (message: Message) => readonly number[] | null;
    // Of the message's events those after this number are new.
    readonly onMessage: (message: Message, after: number) => void;
    // The server will not have it: the reason in its words.
    readonly onRefused?: (reason: string) => void;
    readonly after?: number;
    // The server answers {"ping": 1}: a line that is dead, but was not closed, is noticed within ten seconds.
    readonly answersPings?: boolean;
}

const first = 500;
const longest = 5_000;
// How long a line may be silent before it is asked whether it is alive, and how long the answer may take, in
// milliseconds. Together less than ten seconds.
const silence = 5_000;
const patience = 4_000;
// Codes from here on are the server's own, and say that asking again is of no use.
const refusals = 4000;

// The wait before the next try: doubled each time up to a limit, and scattered so that a thousand watchers do not come
// back at once.
export function waitBefore(attempt: number, random: number): number {
    return Math.min(longest, first * 2 ** attempt) * (0.5 + random / 2);
}

export class Stream<Message> {
    private readonly m_connection = signal<Connection>("connecting");
    private m_last: number;
    private m_attempt = 0;
    private m_socket: Socket | null = null;
    private m_cancelWait: () => void = () => undefined;
    private m_cancelBeat: () => void = () => undefined;

    constructor(
        private readonly options: StreamOptions<Message>,
        private readonly world: World,
    ) {
        this.m_last = options.after ?? 0;
        this.connect();
    }

    get connection(): ReadonlySignal<Connection> {
        return this.m_connection;
    }
    get last(): number {
        return this.m_last;
    }

    close(): void {
        this.m_connection.value = "closed";
        this.m_cancelWait();
        this.m_cancelBeat();
        const socket = this.m_socket;
        this.m_socket = null;
        socket?.close();
    }

    // At once, without waiting for the next try: the browser says that it is back on the network.
    retry(): void {
        if (this.m_connection.value !== "lost") return;
        this.m_cancelWait();
        this.connect();
    }

    // Anew, as somebody else: the server knows who listens from when the connection was opened.
    renew(): void {
        if (this.m_connection.value === "closed") return;
        this.m_cancelWait();
        const socket = this.m_socket;
        this.m_socket = null;
        socket?.close();
        this.connect();
    }

    private connect(): void {
        const socket = this.world.open(this.options.address(this.m_last));
        this.m_socket = socket;
        // What an abandoned socket still says is of no interest.
        const isCurrent = () => this.m_socket === socket;
        // A connection that cannot be made is given up too.
        this.expect(silence + patience);
        socket.onopen = () => {
            if (!isCurrent()) return;
            this.m_connection.value = "live";
            this.listen();
        };
        socket.onmessage = (event) => {
            if (!isCurrent()) return;
            this.listen();
            this.receive(event.data);
        };
        socket.onclose = (event) => {
            if (isCurrent()) this.lose(event.code, event.reason);
        };
    }

    // The line is alive now. When it has been silent for a while, it is asked.
    private listen(): void {
        this.m_cancelBeat();
        if (!this.options.answersPings) return;
        this.m_cancelBeat = this.world.after(silence, () => {
            this.m_socket?.send('{"ping":1}');
            this.expect(patience);
        });
    }

    // Something has to come within this time, or else the line is dead.
    private expect(time: number): void {
        this.m_cancelBeat();
        if (!this.options.answersPings) return;
        this.m_cancelBeat = this.world.after(time, () => {
            const socket = this.m_socket;
            this.m_socket = null;
            socket?.close();
            this.lose(0, "");
        });
    }

    private receive(data: unknown): void {
        this.m_attempt = 0;
        const message = JSON.parse(String(data)) as Message;
        const numbers = this.options.numbersOf(message);
        const next = numbers?.find((number) => number > this.m_last);
        const isOld = numbers !== null && numbers.length > 0 && next === undefined;
        if (isOld) return;
        if (next !== undefined && next > this.m_last + 1) {
            // Something is missing: ask again from the last one.
            const socket = this.m_socket;
            this.m_socket = null;
            socket?.close();
            this.lose(0, "");
            return;
        }
        const after = this.m_last;
        this.m_last = numbers?.[numbers.length - 1] ?? after;
        this.options.onMessage(message, after);
    }

    private lose(code: number, reason: string): void {
        this.m_cancelBeat();
        this.m_socket = null;
        if (code >= refusals) {
            this.m_connection.value = "closed";
            this.options.onRefused?.(reason);
            return;
        }
        this.m_connection.value = "lost";
        const wait = waitBefore(this.m_attempt++, this.world.random());
        this.m_cancelWait = this.world.after(wait, () => this.connect());
    }
}

export const browser: World = {
    open(address) {
        const url = new URL(address, location.href);
        url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
        return new WebSocket(url) as unknown as Socket;
    },
    after(milliseconds, action) {
        const timer = setTimeout(action, milliseconds);
        return () => clearTimeout(timer);
    },
    random: Math.random,
};
