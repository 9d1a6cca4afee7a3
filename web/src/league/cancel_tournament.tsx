// The organiser’s button to cancel a running tournament.
import { tournaments, type Tournament } from "../api/tournaments";
import { mayOrganise } from "../app/roles";
import { session } from "../app/session";
import { useAttempt } from "../forms/attempt";
import { ConfirmButton } from "../forms/confirm_button";
import { Fault } from "../forms/fault";
import { t } from "../words/words";

export function CancelTournament({ tournament, onDone }: { readonly tournament: Tournament; readonly onDone: () => void }) {
    const { isBusy, fault, run } = useAttempt();
    if (tournament.state !== "playing" || !mayOrganise(session.person.value, tournament.organiser)) return null;
    const cancel = () =>
        run(async () => {
            await tournaments.cancel(tournament.id);
            onDone();
        });
    return (
        <div class="actions">
            <ConfirmButton
                label={t("Cancel tournament")}
                question={t("Cancel this tournament? Games already played are kept.")}
                isBusy={isBusy.value}
                onConfirm={() => void cancel()}
            />
            <Fault text={fault.value} />
        </div>
    );
}
