// A submission followed live: its state, progress and build output.
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { reasonIn } from "../app/asked";
import { browser, Stream, type Connection } from "../api/stream";
import { submissions, type Submission, type SubmissionEvent } from "../api/submissions";
import { spoken } from "../words/server_words";
import { notBegun, told, type Progress } from "./progress";

export class LiveSubmission {
    readonly submission: Signal<Submission>;
    readonly progress: Signal<Progress> = signal(notBegun);
    // What the compiler said: as it comes, and then as it was kept, cut in the middle if it was much.
    readonly buildOutput: ReadonlySignal<string>;
    // The last error.
    readonly fault: Signal<string | null> = signal(null);
    readonly connection: ReadonlySignal<Connection>;
    private readonly m_keptOutput: Signal<string> = signal("");
    private m_looks = 0;
    private readonly m_id: string;
    private readonly m_stream: Stream<SubmissionEvent>;
    private readonly m_stopLooking: () => void;
    private readonly m_retry = () => this.m_stream.retry();

    constructor(found: Submission) {
        this.m_id = String(found.id);
        this.submission = signal(found);
        this.buildOutput = computed(() => this.m_keptOutput.value || this.progress.value.output);
        this.m_stream = new Stream<SubmissionEvent>(
            {
                address: (after) => `/api/v1/submissions/${found.id}/stream?after=${after}`,
                numbersOf: (event) => [event.number],
                onMessage: (event) => (this.progress.value = told(this.progress.value, event)),
                onRefused: (reason) => void spoken(reason).then((words) => (this.fault.value = words)),
            },
            browser,
        );
        this.connection = this.m_stream.connection;
        addEventListener("online", this.m_retry);
        // With the stage changes what else is known: the language, the nickname, the compiler's messages.
        const step = computed(() => `${this.progress.value.stage} ${this.progress.value.verdict?.state}`);
        this.m_stopLooking = effect(() => {
            if (step.value !== "waiting undefined") void this.look();
        });
    }

    close(): void {
        removeEventListener("online", this.m_retry);
        this.m_stopLooking();
        this.m_stream.close();
    }

    async cancel(): Promise<void> {
        await this.attempt(async () => (this.submission.value = await submissions.cancel(this.m_id)));
    }

    private async look(): Promise<void> {
        const number = ++this.m_looks;
        await this.attempt(async () => {
            const [submission, output] = await Promise.all([submissions.show(this.m_id), submissions.buildOutput(this.m_id)]);
            // What was asked for later may be answered earlier.
            if (number !== this.m_looks) return;
            this.submission.value = submission;
            this.m_keptOutput.value = output;
        });
    }

    private async attempt(action: () => Promise<unknown>): Promise<void> {
        this.fault.value = null;
        try {
            await action();
        } catch (error) {
            this.fault.value = reasonIn(error);
        }
    }
}
