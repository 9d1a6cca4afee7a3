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
import { ClosingFields, FinalFields, QualificationFields, TitleFields } from "./contest_fields";
import { changeIn, newContestIn } from "./contest_wish";

interface Props {
    // Null for a new one.
    readonly contest: Contest | null;
    readonly onDone: (contest: Contest) => void;
}

function OpensField({ contest }: { contest: Contest | null }) {
    return (
        <Field label="Opens" hint="In your time zone.">
            <input name="opens" type="datetime-local" required defaultValue={localOf(contest?.opens ?? api.clock.now())} />
        </Field>
    );
}

function Naming({ chosen, onChoose }: { chosen: string; onChoose: (game: string) => void }) {
    return (
        <>
            <Field label="Short name for the URL" hint="Only a–z, 0–9 and -">
                <input name="slug" required pattern="[a-z0-9\-]+" maxLength={60} autocapitalize="none" />
            </Field>
            <GameSelect games={toldGames.value} chosen={chosen} onChoose={onChoose} />
        </>
    );
}

export function ContestForm({ contest, onDone }: Props) {
    const chosen = useSignal(contest?.game ?? "");
    const { isBusy, fault, run } = useAttempt();
    const game = toldGames.value.find(({ name }) => name === chosen.value) ?? toldGames.value[0];
    if (!game) return <p class="quiet">Loading…</p>;
    const hasOpened = contest !== null && contest.state !== "draft" && contest.state !== "announced";
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget as HTMLFormElement);
        void run(async () =>
            onDone(
                contest
                    ? await contests.change(contest.slug, changeIn(form, game, hasOpened))
                    : await contests.make(newContestIn(form, game)),
            ),
        );
    };
    const terms = contest?.terms ?? null;
    return (
        <form class="form" onSubmit={submit}>
            <fieldset>
                <legend>Contest</legend>
                <TitleFields contest={contest} />
                {!contest && <Naming chosen={game.name} onChoose={(name) => (chosen.value = name)} />}
                {!hasOpened && <OpensField contest={contest} />}
                <ClosingFields contest={contest} now={api.clock.now()} />
            </fieldset>
            {!hasOpened && (
                <>
                    <fieldset key={`qualification ${game.name}`}>
                        <legend>Qualification</legend>
                        <QualificationFields game={game} terms={terms} />
                    </fieldset>
                    <fieldset key={`final ${game.name}`}>
                        <legend>Final</legend>
                        <FinalFields game={game} terms={terms} />
                    </fieldset>
                </>
            )}
            <div class="actions">
                <button type="submit" class="primary" disabled={isBusy.value}>
                    {contest ? "Save" : "Create draft"}
                </button>
                <Fault text={fault.value} />
            </div>
        </form>
    );
}
