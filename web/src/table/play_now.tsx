// Choosing whom to play against, and beginning.
import type { SeatWish } from "../api/tables";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { againstBots, againstPerson, againstUpload, opponentsOf, seatsOf, start, usualOpponent } from "./start";

export function PlayNow({ game }: { readonly game: string }) {
    const { isBusy, fault, run } = useAttempt();
    const begin = (seats: readonly SeatWish[]) => void run(() => start(game, seats));
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
                        onClick={() => begin(againstBots(game, bot))}
                    >
                        Play {bot}
                    </button>
                ))}
                {seatsOf(game) > 1 && (
                    <>
                        <button type="button" disabled={isBusy.value} onClick={() => begin(againstPerson(game, false))}>
                            Play whoever comes
                        </button>
                        <button type="button" disabled={isBusy.value} onClick={() => begin(againstPerson(game, true))}>
                            Invite somebody
                        </button>
                    </>
                )}
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
            <button type="button" disabled={isBusy.value} onClick={() => void run(() => start(game, againstUpload(game, owner)))}>
                Play against it
            </button>
            <Fault text={fault.value} />
        </>
    );
}
