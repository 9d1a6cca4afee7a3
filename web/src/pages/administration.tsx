// For administrators: accounts, invitation codes, work queue, tokens of workers, games to add, submitted games.
import { Accounts } from "../administration/accounts";
import { ExampleGames } from "../administration/example_games";
import { GamePackages } from "../administration/game_packages";
import { InvitationCodes } from "../administration/invitation_codes";
import { WorkQueue } from "../administration/work_queue";
import { WorkerTokens } from "../administration/worker_tokens";
import { session } from "../app/session";
import { SubmitGameLink } from "../packages/submit_link";
import { t } from "../words/words";
import { OnlyFor } from "./only_for";
import "../administration/administration.css";

export function Administration() {
    if (session.person.value?.role !== "administrator") return <OnlyFor who={t("administrators")} title={t("Administration")} />;
    return (
        <>
            <h1>{t("Administration")}</h1>
            <section aria-labelledby="accounts">
                <h2 id="accounts">{t("Accounts")}</h2>
                <Accounts />
            </section>
            <section aria-labelledby="invitation-codes">
                <h2 id="invitation-codes">{t("Invitation codes")}</h2>
                <InvitationCodes />
            </section>
            <section aria-labelledby="work">
                <h2 id="work">{t("Work queue")}</h2>
                <WorkQueue />
            </section>
            <section aria-labelledby="worker-tokens">
                <h2 id="worker-tokens">{t("Workers on other machines")}</h2>
                <WorkerTokens />
            </section>
            <section aria-labelledby="example-games">
                <h2 id="example-games">{t("Games to add")}</h2>
                <ExampleGames />
            </section>
            <section aria-labelledby="packages">
                <h2 id="packages">{t("Submitted games")}</h2>
                <GamePackages />
                <SubmitGameLink words={t("Submit your own game")} />
            </section>
        </>
    );
}
