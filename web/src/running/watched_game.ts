// A game between bots followed live: the stream, and earlier positions when somebody looks at them.
import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { api } from "../api/client";
import { browser, Stream, type Connection } from "../api/stream";
import type { PastView } from "../api/tables";
import { apiPath, type Place } from "../stored/book";
import { Past } from "../table/past";
import { heard, unknownGame, type RunningModel, type RunningText } from "./model";

export class WatchedGame {
    readonly model: Signal<RunningModel> = signal(unknownGame);
    readonly past: Past;
    private readonly m_stream: Stream<RunningText>;
    private readonly m_retry = () => this.m_stream.retry();

    constructor(place: Place) {
        const path = `${apiPath(place)}/running`;
        this.past = new Past(
            async (from, limit) =>
                (await api.get<{ readonly items: readonly PastView[] }>(`${path}/views?from=${from}&limit=${limit}`)).items,
        );
        this.m_stream = new Stream<RunningText>(
            {
                address: () => `/api/v1${path}/stream`,
                numbersOf: () => null,
                answersPings: true,
                onMessage: (text) => {
                    this.model.value = heard(this.model.peek(), text);
                    if (this.model.peek().isOver) this.close();
                },
            },
            browser,
        );
        addEventListener("online", this.m_retry);
    }

    get connection(): ReadonlySignal<Connection> {
        return this.m_stream.connection;
    }

    viewAt(ply: number): unknown {
        return this.model.value.views.get(ply) ?? this.past.views.value.get(ply);
    }

    // Somebody looks at this ply.
    lookAt(ply: number): void {
        const { views, moves } = this.model.peek();
        // The start tells what has been captured since.
        for (const wanted of [0, ply]) if (!views.has(wanted) && wanted <= (moves ?? []).length) void this.past.want(wanted);
    }

    close(): void {
        removeEventListener("online", this.m_retry);
        this.m_stream.close();
    }
}
