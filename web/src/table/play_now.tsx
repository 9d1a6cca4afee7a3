// Choosing whom to play against, and beginning.
import type { SeatWish } from "../api/tables";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { againstBots, againstPerson, againstUpload, begin, opponentsOf, seatsOf, usualOpponent } from "./start";

export function PlayNow({ game }: { readonly game: string }) {
    const { isBusy, fault, run } = useAttempt();
    const play = (seats: readonly SeatWish[]) => void run(() => begin({ game, seats }));
    const usual = usualOpponent(game);
    return (
        <section class="play-now" aria-label="Play now">
            <div class="tools">
                {opponentsOf(game).map(({ bot, words }) => (
                    <button
                        key={bot}
                        type="button"
                        class={bot === usual ? "primary" : ""}
                        disabled={isBusy.value}
                        title={words}
                        onClick={() => play(againstBots(game, bot))}
                    >
                        Play {bot}
                    </button>
                ))}
                {seatsOf(game) < 2 ? (
                    <button type="button" class="primary" disabled={isBusy.value} onClick={() => play([{ kind: "me" }])}>
                        Play
                    </button>
                ) : (
                    <>
                        <button type="button" disabled={isBusy.value} onClick={() => play(againstPerson(game, false))}>
                            Play whoever comes
                        </button>
                        <button type="button" disabled={isBusy.value} onClick={() => play(againstPerson(game, true))}>
                            Invite somebody
                        </button>
                    </>
                )}
                <a class="button" href={`/new-table/${game}`}>
                    Choose seats and clock…
                </a>
            </div>
            <Fault text={fault.value} />
        </section>
    );
}

// Against somebody's bot. A game for one has no opponents.
export function PlayAgainst({ game, owner }: { readonly game: string; readonly owner: string }) {
    const { isBusy, fault, run } = useAttempt();
    if (seatsOf(game) < 2) return null;
    return (
        <>
            <button type="button" disabled={isBusy.value} onClick={() => void run(() => begin({ game, seats: againstUpload(game, owner) }))}>
                Play against it
            </button>
            <Fault text={fault.value} />
        </>
    );
}
