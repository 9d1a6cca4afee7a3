// For game authors: submitting a game, and the state of earlier submissions.
import { gamePackages, type GamePackage } from "../api/game_packages";
import { PeopleOnly } from "../app/people_only";
import { maySubmitGames } from "../app/roles";
import type { Person } from "../app/session";
import { Pages } from "../lists/pages";
import { SubmitGameForm } from "../packages/submit_form";
import { OwnActions } from "../packages/own_actions";
import { PackageEntry } from "../packages/package_entry";
import { isPlayed } from "../packages/package_words";
import { rich, t } from "../words/words";

const title = t("Submit a game");

function NotForUsers() {
    return (
        <section class="empty">
            <h1>{title}</h1>
            <p>{t("Only game authors can submit games. Ask an administrator for the role, then reload this page.")}</p>
        </section>
    );
}

function WhatItIs() {
    return (
        <p>
            {rich(
                "A game is a package: one zip or tar file with a <code>game.toml</code>, an engine that knows the rules, the rules as text, and a baseline bot to beat. The server builds it and runs test games; then an administrator approves it, and everyone can play. To run the same tests yourself first: <code2>tulkas check-game DIR</code2>",
                { code: (words) => <code>{words}</code>, code2: (words) => <code>{words}</code> },
            )}
        </p>
    );
}

interface OwnProps {
    readonly packages: readonly GamePackage[];
    readonly person: Person;
    readonly onChange: () => void;
}

function Own({ packages, person, onChange }: OwnProps) {
    // The API lists everyone’s games to administrators.
    const own = packages.filter(({ owner }) => owner === person.id);
    if (own.length === 0) {
        return (
            <p class="quiet">
                {rich("No games submitted yet. Tulkas comes with two examples to copy, in <code>examples/games</code>.", {
                    code: (words) => <code>{words}</code>,
                })}
            </p>
        );
    }
    return (
        <ul class="cards">
            {own.map((one) => (
                <PackageEntry key={one.id} package={one}>
                    <OwnActions package={one} isPlayed={isPlayed(one, own)} onChange={onChange} />
                </PackageEntry>
            ))}
        </ul>
    );
}

function HandInGame({ person }: { person: Person }) {
    return (
        <>
            <h1>{title}</h1>
            <Pages<GamePackage> path={gamePackages.listPath}>
                {(packages, look) => (
                    <>
                        <section class="submit-game">
                            <WhatItIs />
                            <SubmitGameForm onDone={look} />
                        </section>
                        <section aria-labelledby="own">
                            <h2 id="own">{t("Your games")}</h2>
                            <Own packages={packages} person={person} onChange={look} />
                        </section>
                    </>
                )}
            </Pages>
        </>
    );
}

export function SubmitGamePage() {
    return (
        <PeopleOnly
            title={title}
            why={t("You need an account with the game author role to submit games. An administrator can give you that role.")}
        >
            {(person) => (maySubmitGames(person) ? <HandInGame key={person.id} person={person} /> : <NotForUsers />)}
        </PeopleOnly>
    );
}
