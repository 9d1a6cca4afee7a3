// The bracket of a knock-out: a column for every round, lines from each match to the next, live while it is played.
//
// Big brackets begin with the round of 64 (on a phone: of 16); a choice above each side shows more.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { tournaments, type Bracket, type BracketMatch, type Tournament } from "../api/tournaments";
import { useFollowed } from "../app/followed";
import { entrantName } from "../app/house_bots";
import { useOwnBots } from "../app/own_bots";
import { link } from "../app/routes";
import { isNarrow } from "../replay/narrow";
import { t } from "../words/words";
import { firstShown, matchWords, sidesOf, type BracketSide } from "./bracket_model";
import { pointsText } from "./score";
import "./bracket.css";

interface Context {
    readonly tournament: number;
    // By seed, from 1 on.
    readonly nameOf: (seed: number) => string;
    readonly isOwn: (seed: number) => boolean;
}

function Slot({ match, slot, context }: { match: BracketMatch; slot: 0 | 1; context: Context }) {
    const seed = match.seeds[slot];
    if (seed === null) {
        return (
            <span class="slot quiet">
                <span class="seed" />
                {match.state === "bye" ? t("bye") : t("to be decided")}
            </span>
        );
    }
    const isDecided = match.state === "over";
    const kind = isDecided ? (match.winner === seed ? "won" : "lost") : "";
    return (
        <span class={`slot ${kind} ${context.isOwn(seed) ? "own" : ""}`} title={context.nameOf(seed)}>
            <span class="seed">{seed}</span>
            <span class="name">{context.nameOf(seed)}</span>
            {context.isOwn(seed) && <span class="tag own-tag">{t("yours")}</span>}
            {(isDecided || match.state === "playing") && <span class="points">{pointsText(match.points[slot])}</span>}
        </span>
    );
}

function Match({ match, context }: { match: BracketMatch; context: Context }) {
    const nameAt = (slot: 0 | 1) => {
        const seed = match.seeds[slot];
        return seed === null ? t("a player to be decided") : context.nameOf(seed);
    };
    const points: [string, string] = [pointsText(match.points[0]), pointsText(match.points[1])];
    return (
        <div class={`match ${match.state}`}>
            <span class="hidden-text">{matchWords(match, [nameAt(0), nameAt(1)], points)}</span>
            <div aria-hidden="true">
                <Slot match={match} slot={0} context={context} />
                <Slot match={match} slot={1} context={context} />
            </div>
            {match.games.length > 0 && (
                <span class="games">
                    <span class="quiet" aria-hidden="true">
                        {t("Games")}
                    </span>
                    {match.games.map((number, index) => (
                        <a
                            key={number}
                            href={link("stored", { book: "tournaments", id: context.tournament, number })}
                            aria-label={t("Game {number} of {first} against {second}", {
                                number: index + 1,
                                first: nameAt(0),
                                second: nameAt(1),
                            })}
                            title={t("Game {number}", { number: index + 1 })}
                        >
                            {index + 1}
                        </a>
                    ))}
                </span>
            )}
        </div>
    );
}

function Side({ side, isAlone, context }: { side: BracketSide; isAlone: boolean; context: Context }) {
    const chosen = useSignal<number | null>(null);
    const first = Math.min(chosen.value ?? firstShown(side, isNarrow.value ? 8 : 32), side.rounds.length - 1);
    const shown = side.rounds.slice(first);
    const heading = `bracket-${side.side}`;
    return (
        <section class="bracket-side" aria-labelledby={isAlone ? undefined : heading}>
            <div class="bracket-head">
                <h3 id={heading} class={isAlone ? "hidden-text" : ""}>
                    {side.title}
                </h3>
                {side.rounds.length > 2 && (
                    <label class="quiet">
                        {t("From")}{" "}
                        <select value={String(first)} onChange={(event) => (chosen.value = Number(event.currentTarget.value))}>
                            {side.rounds.map(({ title }, index) => (
                                <option key={title} value={String(index)}>
                                    {title}
                                </option>
                            ))}
                        </select>
                    </label>
                )}
            </div>
            <div class="bracket-scroll" tabIndex={0} role="group" aria-label={side.title}>
                <div class="bracket">
                    {shown.map(({ title, places }, index) => {
                        const next = shown[index + 1]?.places.length;
                        const way = next === undefined ? "ends" : next < places.length ? "joins" : "goes-on";
                        return (
                            <div key={title} class={`bracket-round ${way} ${index > 0 ? "later" : ""}`} role="group" aria-label={title}>
                                <h4>{title}</h4>
                                <ol>
                                    {places.map((match, place) => (
                                        <li key={place} class={match ? "" : "gap"} aria-hidden={match ? undefined : true}>
                                            {match && <Match match={match} context={context} />}
                                        </li>
                                    ))}
                                </ol>
                            </div>
                        );
                    })}
                </div>
            </div>
        </section>
    );
}

const isDecided = ({ matches }: Bracket) => matches.every(({ state }) => state === "over" || state === "bye");

export function Sides({ bracket, context }: { readonly bracket: Bracket; readonly context: Context }) {
    const sides = sidesOf(bracket);
    return (
        <>
            {sides.map((side) => (
                <Side key={side.side} side={side} isAlone={sides.length === 1} context={context} />
            ))}
        </>
    );
}

export function BracketView({ tournament }: { readonly tournament: Tournament }) {
    const isCancelled = useRef(false);
    isCancelled.current = tournament.state === "cancelled";
    const follower = useFollowed<Bracket>(tournaments.bracketPath(tournament.id), (bracket) => isDecided(bracket) || isCancelled.current);
    const own = useOwnBots();
    const asked = follower.asked.value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    const { seeds } = asked.answer;
    const context: Context = {
        tournament: tournament.id,
        nameOf: (seed) => {
            const entrant = seeds[seed - 1];
            return entrant ? entrantName(tournament.game, entrant) : t("number {seed}", { seed });
        },
        isOwn: (seed) => own.has(seeds[seed - 1]?.bot ?? 0),
    };
    return <Sides bracket={asked.answer} context={context} />;
}
