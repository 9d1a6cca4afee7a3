// Handing in a game of one's own, and what has become of those that were: for authors.
import { gamePackages, type GamePackage } from "../api/game_packages";
import type { PageOf } from "../api/pages_of";
import type { Asked } from "../app/asked";
import { useFollowed } from "../app/followed";
import { PeopleOnly } from "../app/people_only";
import { mayHandInGames } from "../app/roles";
import type { Person } from "../app/session";
import { HandInForm } from "../packages/hand_in_form";
import { OwnActions } from "../packages/own_actions";
import { PackageEntry } from "../packages/package_entry";
import { isPlayed } from "../packages/package_words";

const title = "Hand in a game";

function NotForUsers() {
    return (
        <section class="empty">
            <h1>{title}</h1>
            <p>Games are handed in by game authors. Ask an administrator of this arena to make you one; then load this page again.</p>
        </section>
    );
}

function WhatItIs() {
    return (
        <p>
            A game comes as a package: a folder with a <code>game.toml</code>, an engine that knows the rules, the rules to read and a bot that others have to beat, all in one zip or
            tar file. The arena builds it and lets its bot play; then an administrator decides, and once it is approved everybody can play it. Try it out first:{" "}
            <code>tulkas check-game DIR</code> on the command line does what the arena will do.
        </p>
    );
}

interface OwnProps {
    readonly asked: Asked<PageOf<GamePackage>>;
    readonly person: Person;
    readonly onChange: () => void;
}

function Own({ asked, person, onChange }: OwnProps) {
    if (asked.is === "asking") return <p class="quiet">Looking…</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    // Administrators are told of everybody's.
    const own = asked.answer.items.filter(({ owner }) => owner === person.id);
    if (own.length === 0) {
        return (
            <p class="quiet">
                You have not handed in a game yet. Two to copy come with Tulkas, in <code>examples/games</code>.
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
    const follower = useFollowed<PageOf<GamePackage>>(gamePackages.listPath);
    const look = () => void follower.look();
    return (
        <>
            <h1>{title}</h1>
            <section class="hand-in-game">
                <WhatItIs />
                <HandInForm onDone={look} />
            </section>
            <section aria-labelledby="own">
                <h2 id="own">Your games</h2>
                <Own asked={follower.asked.value} person={person} onChange={look} />
            </section>
        </>
    );
}

export function HandInGamePage() {
    return (
        <PeopleOnly title={title} why="Games are handed in under a name. Once you have an account, an administrator can make you a game author; then you hand them in here.">
            {(person) => (mayHandInGames(person) ? <HandInGame key={person.id} person={person} /> : <NotForUsers />)}
        </PeopleOnly>
    );
}
