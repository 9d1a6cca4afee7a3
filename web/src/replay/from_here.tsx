// What one can do with a position of a game that is over: play on from it, or have it drawn apart, as text.
import { goTo } from "../app/router";
import { canRead } from "../boards/positions";
import { boardAddress, newTableAddress } from "../boards/addresses";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";

interface Props {
    readonly game: string;
    // The position in the game's notation; null where it is not told.
    readonly find: () => Promise<string | null>;
}

export function FromHere({ game, find }: Props) {
    const { isBusy, fault, run } = useAttempt();
    if (!canRead(game)) return null;
    const go = (addressOf: (game: string, position: string) => string) =>
        void run(async () => {
            const position = await find();
            if (position === null) throw new Error("this position is not told");
            goTo(addressOf(game, position));
        });
    return (
        <span class="from-here">
            <button type="button" disabled={isBusy.value} onClick={() => go(newTableAddress)}>
                Play on from here
            </button>
            <button type="button" disabled={isBusy.value} onClick={() => go(boardAddress)}>
                The position as text
            </button>
            <Fault text={fault.value} />
        </span>
    );
}
