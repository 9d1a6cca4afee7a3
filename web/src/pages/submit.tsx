// Submitting a bot: a starter to edit, or a file.
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { ApiError } from "../api/client";
import { contests, type Contest } from "../api/contests";
import { gamesOfArena, type GameInfo } from "../api/games";
import { submissions, type Language, type Submission } from "../api/submissions";
import { useAsked } from "../app/asked";
import { titleOf } from "../app/games";
import { PeopleOnly } from "../app/people_only";
import { goTo, hereAddress } from "../app/router";
import { link } from "../app/routes";
import { session, type Person } from "../app/session";
import { logInAddress } from "../app/way_back";
import { languageOf } from "../editor/modes";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { Conditions } from "../submit/conditions";
import { Desk, type Beginning } from "../submit/desk";
import { DraftForm } from "../submit/draft_form";
import { drafts } from "../submit/drafts";
import { Versions } from "../submit/versions";
import "../submit/draft.css";
import { rich, t } from "../words/words";
import "./game.css";
import "./table.css";

interface Wish {
    readonly game: string;
    // The contest’s short name.
    readonly contest: string | null;
    // The version to start from.
    readonly from: string | null;
}

interface Found {
    readonly info: GameInfo;
    readonly languages: readonly Language[];
    readonly contest: Contest | null;
    readonly versions: readonly Submission[];
    readonly earlier: Beginning | null;
}

async function versionsOf(game: string, person: Person, contest: Contest | null): Promise<readonly Submission[]> {
    const bots = await submissions.bots(`game=${game}&owner=${person.id}`);
    const mine = bots.find((bot) => bot.contest === (contest?.id ?? null));
    return mine ? submissions.ofBot(mine.id) : [];
}

// The next version is for the contest that the earlier one was for.
async function contestOf(slug: string | null, earlier: Submission | null): Promise<Contest | null> {
    if (slug !== null) return contests.show(slug);
    const id = earlier?.bot.contest ?? null;
    return id === null ? null : contests.showNumber(id);
}

// If it is one for the editor.
async function beginningWith(earlier: Submission | null): Promise<Beginning | null> {
    const language = languageOf(earlier?.file ?? "");
    if (earlier === null || language === null || !earlier.has_file) return null;
    const { id, file, number } = earlier;
    return {
        source: { kind: "source", file, language, text: await submissions.source(String(id)) },
        name: t("version {number}", { number }),
    };
}

async function find({ game, contest: slug, from }: Wish, person: Person): Promise<Found> {
    const version = from === null ? null : await submissions.show(from);
    const contest = await contestOf(slug, version);
    const [info, languages, versions, earlier] = await Promise.all([
        gamesOfArena.show(game),
        submissions.languages(game),
        versionsOf(game, person, contest),
        beginningWith(version),
    ]);
    const taken = contest?.terms.languages ?? [];
    return { info, languages: languages.filter(({ name }) => taken.length === 0 || taken.includes(name)), contest, versions, earlier };
}

function hidesAuthors(contest: Contest | null): boolean {
    return contest !== null && contest.terms.show_authors !== true;
}

function nameHint(contest: Contest | null): string {
    return hidesAuthors(contest)
        ? t("This is what others see. Only the organiser sees your own name.")
        : t("This is what others see, with your own name. Default: the name in the file, else yours.");
}

function logInAgain() {
    session.runOut();
    goTo(logInAddress(hereAddress()));
}

function Form({ game, person, found }: { game: string; person: Person; found: Found }) {
    const { languages, earlier, contest } = found;
    const place = { person: person.id, game, contest: contest?.id ?? null };
    const desk = useMemo(
        () => new Desk({ place, drafts, languages, earlier, starter: (language) => submissions.starter(game, language) }),
        [found],
    );
    const name = useSignal(found.versions[0]?.bot.nickname ?? "");
    const hasRunOut = useSignal(false);
    const { isBusy, fault, run } = useAttempt();
    const now = desk.draft.value;
    const handIn = async () => {
        const draft = desk.draft.peek();
        if (draft === null) return;
        const content = draft.kind === "source" ? new Blob([draft.text]) : draft.content;
        try {
            const made = await submissions.handIn(game, draft.file, content, { contest: place.contest, name: name.peek().trim() });
            desk.handedIn(draft);
            goTo(link("submission", { id: made.id }));
        } catch (error) {
            hasRunOut.value = error instanceof ApiError && error.status === 401;
            throw error;
        }
    };
    return (
        <div>
            <Field label={t("Name of the bot")} class="bot-name-field" hint={nameHint(contest)}>
                <input
                    value={name.value}
                    maxLength={32}
                    placeholder={hidesAuthors(contest) ? "" : person.name}
                    onInput={(event) => (name.value = event.currentTarget.value)}
                />
            </Field>
            <DraftForm desk={desk} />
            <p class="hand-in">
                <button type="button" class="primary" disabled={now === null || isBusy.value} onClick={() => void run(handIn)}>
                    {t("Submit")}
                </button>{" "}
                <span class="quiet">{t("Or drop a source file or archive here.")}</span>
            </p>
            {hasRunOut.value ? (
                <p class="fault-text" role="alert">
                    {t("Your session has expired.")}{" "}
                    <button type="button" onClick={logInAgain}>
                        {t("Log in again")}
                    </button>{" "}
                    {now?.kind === "source" && t("Your draft is saved.")}
                </p>
            ) : (
                <Fault text={fault.value} />
            )}
        </div>
    );
}

function OwnVersions({ wish: { game, from }, versions }: { wish: Wish; versions: readonly Submission[] }) {
    const newest = versions.find(({ file }) => languageOf(file) !== null);
    if (versions.length === 0) return null;
    return (
        <>
            <h2>{t("Your versions")}</h2>
            {newest && String(newest.id) !== from && (
                <p>
                    <a href={link("submit", { game, from: newest.id })}>{t("Continue from version {number}", { number: newest.number })}</a>
                </p>
            )}
            <Versions versions={versions} playing={versions[0]?.bot.accepted ?? null} areOwn />
        </>
    );
}

function Submit({ wish, person }: { wish: Wish; person: Person }) {
    const { game, contest, from } = wish;
    const asked = useAsked(() => find(wish, person), [game, contest, from, person.id]).value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") {
        return (
            <section class="empty">
                <h1>{t("Cannot submit here")}</h1>
                <p>{asked.why}</p>
            </section>
        );
    }
    const found = asked.answer;
    return (
        <>
            <h1>{rich("Submit a {game} bot", { game: <a href={link("game", { game })}>{titleOf(game)}</a> })}</h1>
            <div class="submit-page">
                <Form game={game} person={person} found={found} />
                <aside>
                    <Conditions info={found.info} contest={found.contest} />
                    <OwnVersions wish={wish} versions={found.versions} />
                </aside>
            </div>
        </>
    );
}

export function SubmitPage(wish: Wish) {
    return (
        <PeopleOnly
            title={t("Submit a {game} bot", { game: titleOf(wish.game) })}
            why={t("You need an account to submit a bot. There you see the result, games and logs of each version.")}
        >
            {(person) => <Submit key={wish.from ?? wish.game} wish={wish} person={person} />}
        </PeopleOnly>
    );
}
