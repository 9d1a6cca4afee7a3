// For organisers: a new tournament.
import { useSignal } from "@preact/signals";
import { tournaments } from "../api/tournaments";
import { toldGames } from "../app/games";
import { isOrganiser } from "../app/roles";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { session } from "../app/session";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { Field } from "../forms/field";
import { GameSelect } from "../forms/game_select";
import { Entrants, type Entry } from "../league/entrants";
import { FormatFields } from "../league/format_fields";
import { TimeFields } from "../league/time_fields";
import { usualTime, wishIn } from "../league/tournament_wish";
import { t } from "../words/words";
import { OnlyFor } from "./only_for";

function TournamentForm() {
    const chosen = useSignal("");
    const entries = useSignal<readonly Entry[]>([]);
    const { isBusy, fault, run } = useAttempt();
    const game = toldGames.value.find(({ name }) => name === chosen.value) ?? toldGames.value[0];
    if (!game) return <p class="quiet">{t("Loading…")}</p>;
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const wish = wishIn(new FormData(event.currentTarget as HTMLFormElement), game, entries.value);
        void run(async () => goTo(link("tournament", { id: (await tournaments.make(wish)).id })));
    };
    const choose = (name: string) => {
        chosen.value = name;
        entries.value = [];
    };
    return (
        <form class="form" onSubmit={submit}>
            <fieldset>
                <legend>{t("Tournament")}</legend>
                <Field label={t("Title")} class="whole">
                    <input name="title" required maxLength={100} />
                </Field>
                <GameSelect games={toldGames.value} chosen={game.name} onChoose={choose} />
                <FormatFields key={game.name} game={game} gamesName="games" before={null} />
                <Field label={t("Seed")} hint={t("Same seed, same games.")}>
                    <input name="seed" type="number" min={0} placeholder="0" />
                </Field>
                <TimeFields key={`time of ${game.name}`} usual={usualTime(game)} before={null} />
            </fieldset>
            <Entrants game={game} entries={entries} />
            <div class="actions">
                <button type="submit" class="primary" disabled={isBusy.value || entries.value.length < 2}>
                    {t("Start tournament")}
                </button>
                <Fault text={fault.value} />
            </div>
        </form>
    );
}

export function NewTournamentPage() {
    if (!isOrganiser(session.person.value)) return <OnlyFor who={t("organisers")} title={t("New tournament")} />;
    return (
        <>
            <h1>{t("New tournament")}</h1>
            <TournamentForm />
        </>
    );
}
