// For administrators: who has an account, what the arena has to do, which games are let in.
import { Accounts } from "../administration/accounts";
import { GamePackages } from "../administration/game_packages";
import { WorkQueue } from "../administration/work_queue";
import { toldGames } from "../app/games";
import { session } from "../app/session";
import { HandInLink } from "../packages/hand_in_link";
import { OnlyFor } from "./only_for";
import "../administration/administration.css";

// An arena that takes no games says of none whether somebody has uploaded it.
function takesGames(): boolean {
    return toldGames.value.some(({ uploaded }) => uploaded !== undefined);
}

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
                <h2 id="work">Work</h2>
                <WorkQueue />
            </section>
            {takesGames() && (
                <section aria-labelledby="packages">
                    <h2 id="packages">Games that people have handed in</h2>
                    <GamePackages />
                    <HandInLink words="Hand in a game of your own" />
                </section>
            )}
        </>
    );
}
