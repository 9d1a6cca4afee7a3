// For positions of a finished game: play from here, or show the position as text.
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { canRead } from "../boards/positions";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { t } from "../words/words";

interface Props {
    readonly game: string;
    // The position in the game's notation; null where it is not told.
    readonly find: () => Promise<string | null>;
}

export function FromHere({ game, find }: Props) {
    const { isBusy, fault, run } = useAttempt();
    if (!canRead(game)) return null;
    const go = (page: "board" | "new-table") =>
        void run(async () => {
            const position = await find();
            if (position === null) throw new Error("this position is not available");
            goTo(link(page, { game, position }));
        });
    return (
        <span class="from-here">
            <button type="button" disabled={isBusy.value} onClick={() => go("new-table")}>
                {t("Play from here")}
            </button>
            <button type="button" disabled={isBusy.value} onClick={() => go("board")}>
                {t("Show position as text")}
            </button>
            <Fault text={fault.value} />
        </span>
    );
}
