// Making a contest, or changing one.
import { useSignal } from "@preact/signals";
import { api } from "../api/client";
import { contests, type Contest } from "../api/contests";
import { toldGames } from "../app/games";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { GameSelect } from "../forms/game_select";
import { localOf } from "../forms/moments";
import { t } from "../words/words";
import { ClosingFields, FinalFields, LateFields, QualificationFields, TitleFields } from "./contest_fields";
import { changeIn, newContestIn } from "./contest_wish";
import { SourceFields } from "./source_fields";
import { TeamFields } from "./team_fields";

interface Props {
    // Null for a new one.
    readonly contest: Contest | null;
    // The course of a new one, if it is an assignment.
    readonly course?: string | null;
    readonly onDone: (contest: Contest) => void;
}

function OpensField({ contest }: { contest: Contest | null }) {
    return (
        <Field label={t("Opens")} hint={t("In your time zone.")}>
            <input name="opens" type="datetime-local" required defaultValue={localOf(contest?.opens ?? api.clock.now())} />
        </Field>
    );
}

function Naming({ chosen, onChoose }: { chosen: string; onChoose: (game: string) => void }) {
    return (
        <>
            <Field label={t("Short name for the URL")} hint={t("Only a–z, 0–9 and -")}>
                <input name="slug" required pattern="[a-z0-9\-]+" maxLength={60} autocapitalize="none" />
            </Field>
            <GameSelect games={toldGames.value} chosen={chosen} onChoose={onChoose} />
        </>
    );
}

export function ContestForm({ contest, course, onDone }: Props) {
    const chosen = useSignal(contest?.game ?? "");
    const { isBusy, fault, run } = useAttempt();
    const game = toldGames.value.find(({ name }) => name === chosen.value) ?? toldGames.value[0];
    if (!game) return <p class="quiet">{t("Loading…")}</p>;
    const hasOpened = contest !== null && contest.state !== "draft" && contest.state !== "announced";
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget as HTMLFormElement);
        void run(async () =>
            onDone(
                contest
                    ? await contests.change(contest.slug, changeIn(form, game, hasOpened))
                    : await contests.make({ ...newContestIn(form, game), ...(course ? { course } : {}) }),
            ),
        );
    };
    const terms = contest?.terms ?? null;
    const isOfCourse = Boolean(course) || Boolean(contest?.course);
    return (
        <form class="form" onSubmit={submit}>
            <fieldset>
                <legend>{t("Contest")}</legend>
                <TitleFields contest={contest} />
                {!contest && <Naming chosen={game.name} onChoose={(name) => (chosen.value = name)} />}
                {!hasOpened && <OpensField contest={contest} />}
                <ClosingFields contest={contest} now={api.clock.now()} />
            </fieldset>
            <fieldset>
                <legend>{t("After the deadline")}</legend>
                <LateFields terms={terms} isOfCourse={isOfCourse} />
            </fieldset>
            {isOfCourse && (
                <fieldset>
                    <legend>{t("Teams")}</legend>
                    <TeamFields terms={terms} />
                </fieldset>
            )}
            {!hasOpened && (
                <>
                    <fieldset key={`qualification ${game.name}`}>
                        <legend>{t("Qualification")}</legend>
                        <QualificationFields game={game} terms={terms} />
                    </fieldset>
                    <fieldset>
                        <legend>{t("Rules for the source")}</legend>
                        <SourceFields terms={terms} />
                    </fieldset>
                    <fieldset key={`final ${game.name}`}>
                        <legend>{t("Final")}</legend>
                        <FinalFields game={game} terms={terms} />
                    </fieldset>
                </>
            )}
            <div class="actions">
                <button type="submit" class="primary" disabled={isBusy.value}>
                    {contest ? t("Save") : t("Create draft")}
                </button>
                <Fault text={fault.value} />
            </div>
        </form>
    );
}
