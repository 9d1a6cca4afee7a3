// Handing a bot in: a starter to change in the editor, or a file.
import { useSignal } from "@preact/signals";
import { api } from "../api/client";
import { gamesOfArena, type GameInfo } from "../api/games";
import { submissions, type Language, type Submission } from "../api/submissions";
import { reasonIn, useAsked } from "../app/asked";
import { titleOf } from "../app/games";
import { momentText } from "../league/played";
import { PeopleOnly } from "../app/people_only";
import { goTo } from "../app/router";
import type { Person } from "../app/session";
import { languageOf } from "../editor/modes";
import { durationText } from "../replay/clock";
import type { Draft } from "../submit/draft";
import { DraftForm } from "../submit/draft_form";
import { Versions } from "../submit/versions";
import "../submit/draft.css";
import "./game.css";
import "./table.css";

interface Contest {
    readonly id: number;
    readonly slug: string;
    readonly title: string;
    readonly closes: string;
    readonly attempts_left: number | null;
}

interface Found {
    readonly info: GameInfo;
    readonly languages: readonly Language[];
    readonly contest: Contest | null;
    readonly earlier: readonly Submission[];
    readonly begun: Draft | null;
}

async function earlierOnes(game: string, person: Person, contest: Contest | null): Promise<readonly Submission[]> {
    const bots = await submissions.bots(`game=${game}&owner=${person.id}`);
    const mine = bots.find((bot) => bot.contest === (contest?.id ?? null));
    return mine ? submissions.ofBot(mine.id) : [];
}

// An earlier version to go on with, if it is one for the editor.
async function begunWith(from: string | null): Promise<Draft | null> {
    if (from === null) return null;
    const { file } = await submissions.show(from);
    const language = languageOf(file);
    return language === null ? null : { kind: "source", file, language, text: await submissions.source(from) };
}

async function find(game: string, slug: string | null, from: string | null, person: Person): Promise<Found> {
    const contest = slug === null ? null : await api.get<Contest>(`/contests/${slug}`);
    const [info, languages, earlier, begun] = await Promise.all([gamesOfArena.show(game), submissions.languages(game), earlierOnes(game, person, contest), begunWith(from)]);
    return { info, languages, contest, earlier, begun };
}

function Conditions({ info, contest }: { info: GameInfo; contest: Contest | null }) {
    return (
        <>
            {contest && (
                <p class="waiting">
                    For the contest <a href={`/contests/${contest.slug}`}>{contest.title}</a>, which closes on {momentText(contest.closes, new Date(api.clock.now()))}.
                    {contest.attempts_left !== null && ` Attempts left: ${contest.attempts_left}.`}
                </p>
            )}
            <h2>How it goes on</h2>
            <ol>
                <li>The file is checked and built; what the compiler says is shown to you.</li>
                <li>
                    It plays a qualification against the house bot <code>{info.baseline}</code>, while you watch.
                </li>
                <li>A bot that is accepted plays {contest ? "in the contest" : "on the ladder"} from then on.</li>
            </ol>
            <h2>Good to know</h2>
            <ul>
                {info.cpu_per_call !== null && <li>Thinking time: {durationText(info.cpu_per_call * 1000)} for each answer.</li>}
                {info.cpu_per_game !== null && <li>Thinking time: {durationText(info.cpu_per_game * 1000)} for a whole game.</li>}
                <li>What your bot logs stands beside its moves when you look at a game.</li>
                <li>
                    <kbd>Tab</kbd> leaves the editor, <kbd>Ctrl</kbd> <kbd>]</kbd> indents.
                </li>
            </ul>
        </>
    );
}

function Form({ game, found }: { game: string; found: Found }) {
    const draft = useSignal<Draft | null>(found.begun);
    const fault = useSignal<string | null>(null);
    const isBusy = useSignal(false);
    const handIn = async () => {
        const now = draft.value;
        if (now === null) return;
        fault.value = null;
        isBusy.value = true;
        try {
            const content = now.kind === "source" ? new Blob([now.text]) : now.content;
            const made = await submissions.handIn(game, now.file, content, found.contest?.id ?? null);
            goTo(`/submissions/${made.id}`);
        } catch (error) {
            fault.value = reasonIn(error);
        }
        isBusy.value = false;
    };
    return (
        <div class="submit-page">
            <div>
                <DraftForm game={game} languages={found.languages} draft={draft} />
                <p class="hand-in">
                    <button type="button" class="primary" disabled={draft.value === null || isBusy.value} onClick={() => void handIn()}>
                        Hand it in
                    </button>{" "}
                    <span class="quiet">Or drop a source or an archive here.</span>
                </p>
                {fault.value !== null && (
                    <p class="fault-text" role="alert">
                        {fault.value}
                    </p>
                )}
            </div>
            <aside>
                <Conditions info={found.info} contest={found.contest} />
                {found.earlier.length > 0 && (
                    <>
                        <h2>Your versions</h2>
                        <Versions versions={found.earlier} playing={found.earlier[0]?.bot.accepted ?? null} areOwn />
                    </>
                )}
            </aside>
        </div>
    );
}

function Submit({ game, contest, from, person }: { game: string; contest: string | null; from: string | null; person: Person }) {
    const asked = useAsked(() => find(game, contest, from, person), [game, contest, from, person.id]).value;
    if (asked.is === "asking") return <p class="quiet">Looking…</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>Nothing can be handed in here</h1>
                <p>{asked.why}</p>
            </section>
        );
    }
    return (
        <>
            <h1>
                A bot for <a href={`/games/${game}`}>{titleOf(game)}</a>
            </h1>
            <Form game={game} found={asked.answer} />
        </>
    );
}

export function SubmitPage({ game, contest, from }: { readonly game: string; readonly contest: string | null; readonly from: string | null }) {
    return (
        <PeopleOnly title={`A bot for ${titleOf(game)}`} why="Bots are handed in under a name: with an account you see what came of each version, its games and its logs.">
            {(person) => <Submit game={game} contest={contest} from={from} person={person} />}
        </PeopleOnly>
    );
}
