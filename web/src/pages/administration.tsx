// For administrators: accounts, work queue, submitted games.
import { Accounts } from "../administration/accounts";
import { GamePackages } from "../administration/game_packages";
import { WorkQueue } from "../administration/work_queue";
import { session } from "../app/session";
import { SubmitGameLink } from "../packages/submit_link";
import { OnlyFor } from "./only_for";
import "../administration/administration.css";

export function Administration() {
    if (session.person.value?.role !== "administrator") return <OnlyFor who="administrators" title="Administration" />;
    return (
        <>
            <h1>Administration</h1>
            <section aria-labelledby="accounts">
                <h2 id="accounts">Accounts</h2>
                <Accounts />
            </section>
            <section aria-labelledby="work">
                <h2 id="work">Work queue</h2>
                <WorkQueue />
            </section>
            <section aria-labelledby="packages">
                <h2 id="packages">Submitted games</h2>
                <GamePackages />
                <SubmitGameLink words="Submit your own game" />
            </section>
        </>
    );
}
