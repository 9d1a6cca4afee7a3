// Choosing whom to play against, and beginning.
import type { SeatWish } from "../api/tables";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { againstBots, againstPerson, opponentsOf, seatsOf, start, usualOpponent } from "./start";

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
