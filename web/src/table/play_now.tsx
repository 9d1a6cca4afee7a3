// Choosing whom to play against, and beginning.
import { useSignal } from "@preact/signals";
import { ApiError } from "../api/client";
import type { SeatWish } from "../api/tables";
import { againstBots, againstPerson, opponentsOf, seatsOf, start, usualOpponent } from "./start";

export function PlayNow({ game }: { readonly game: string }) {
    const fault = useSignal<string | null>(null);
    const isBusy = useSignal(false);
    const begin = async (seats: readonly SeatWish[]) => {
        isBusy.value = true;
        fault.value = null;
        try {
            await start(game, seats);
        } catch (error) {
            fault.value = error instanceof ApiError ? error.message : String(error);
        }
        isBusy.value = false;
    };
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
            {fault.value !== null && <p role="alert">{fault.value}</p>}
        </section>
    );
}
