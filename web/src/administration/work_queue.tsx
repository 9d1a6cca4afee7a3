// The work queue: counts, the jobs in each state, and their errors.
import { useSignal } from "@preact/signals";
import { priorities, work, workStates, type Work, type WorkCount, type WorkState } from "../api/work";
import { useFollowed } from "../app/followed";
import { useAttempt, type Attempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { longMoment } from "../forms/moments";
import { CsvLink } from "../lists/csv_link";
import { Pages } from "../lists/pages";
import { t } from "../words/words";
import { canCancel, piecesOf, priorityWords, stateWords, whatWords } from "./work_words";
import "../lists/data_table.css";

const counted = ["waiting", "running", "failed"] as const;

function Counts() {
    const asked = useFollowed<{ readonly items: readonly WorkCount[] }>(work.countsPath).asked.value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    return (
        <div class="data-table">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t("Work")}</th>
                        {counted.map((state) => (
                            <th key={state} scope="col">
                                {stateWords[state]}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {priorities.map((priority) => (
                        <tr key={priority}>
                            <th scope="row">{priorityWords[priority]}</th>
                            {counted.map((state) => (
                                <td key={state}>{piecesOf(asked.answer.items, state, priority)}</td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
            <CsvLink
                file="work.csv"
                titles={["work", ...counted]}
                rows={priorities.map((priority) => [priority, ...counted.map((state) => piecesOf(asked.answer.items, state, priority))])}
            />
        </div>
    );
}

interface RowProps {
    readonly piece: Work;
    readonly attempt: Attempt;
    readonly onChange: () => void;
}

function Row({ piece, attempt, onChange }: RowProps) {
    const { id, kind, author, what, state, tries, worker, created, error } = piece;
    const change = (action: () => Promise<Work>) =>
        void attempt.run(async () => {
            await action();
            onChange();
        });
    return (
        <tr>
            <th scope="row">
                {id} {kind}
            </th>
            <td class="words">{whatWords(what)}</td>
            <td class="words">{author}</td>
            <td class="words">{longMoment(created)}</td>
            <td class="words">{worker}</td>
            <td>{tries}</td>
            <td class="words error-text">{error}</td>
            <td class="words">
                {canCancel(piece) && (
                    <button type="button" aria-label={t("Cancel job {id}", { id })} onClick={() => change(() => work.cancel(id))}>
                        {t("Cancel")}
                    </button>
                )}
                {state === "failed" && (
                    <button type="button" aria-label={t("Retry job {id}", { id })} onClick={() => change(() => work.retry(id))}>
                        {t("Retry")}
                    </button>
                )}
            </td>
        </tr>
    );
}

const noWork: Readonly<Record<WorkState, string>> = {
    waiting: t("No waiting jobs."),
    running: t("No running jobs."),
    failed: t("No failed jobs."),
    done: t("No finished jobs yet."),
    cancelled: t("No cancelled jobs."),
};
const failures = t("Failures");
const titles = [t("Job"), t("Details"), t("Owner"), t("Created"), t("Worker"), failures, t("Error"), t("Actions")];

const fileTitles = ["id", "kind", "details", "owner", "created", "worker", "failures", "error"];
const lineOf = ({ id, kind, what, author, created, worker, tries, error }: Work) => [
    id,
    kind,
    whatWords(what),
    author,
    created,
    worker,
    tries,
    error,
];

function Pieces({ state, items, attempt, look }: { state: WorkState; items: readonly Work[]; attempt: Attempt; look: () => void }) {
    if (items.length === 0) return <p class="quiet">{noWork[state]}</p>;
    return (
        <div class="data-table">
            <table>
                <thead>
                    <tr>
                        {titles.map((title) => (
                            <th key={title} scope="col" class={title === failures ? "" : "words"}>
                                {title}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {items.map((piece) => (
                        <Row key={piece.id} piece={piece} attempt={attempt} onChange={look} />
                    ))}
                </tbody>
            </table>
            <CsvLink file={`work-${state}.csv`} titles={fileTitles} rows={items.map(lineOf)} />
        </div>
    );
}

export function WorkQueue() {
    const state = useSignal<WorkState>("failed");
    const attempt = useAttempt();
    return (
        <>
            <Counts />
            <Field label={t("Show jobs")} class="work-state">
                <select value={state.value} onChange={(event) => (state.value = event.currentTarget.value as WorkState)}>
                    {workStates.map((each) => (
                        <option key={each} value={each}>
                            {stateWords[each]}
                        </option>
                    ))}
                </select>
            </Field>
            <Fault text={attempt.fault.value} />
            <Pages<Work> key={state.value} path={work.listPath(state.value)}>
                {(items, look) => <Pieces state={state.value} items={items} attempt={attempt} look={look} />}
            </Pages>
        </>
    );
}
