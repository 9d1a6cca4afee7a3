// Marks, in a list of games, those in which a bot of the reader's own plays.
import type { BotSeat } from "../api/ladders";
import { t } from "../words/words";
import "../lists/data_table.css";
import "./bot_name.css";

interface Props {
    readonly seats: readonly Pick<BotSeat, "bot">[];
    // From `useOwnBots`, asked for once by the whole list.
    readonly own: ReadonlySet<number>;
}

export function OwnTag({ seats, own }: Props) {
    const isOwn = seats.some(({ bot }) => bot !== null && own.has(bot));
    return isOwn ? <span class="tag own-tag">{t("yours")}</span> : null;
}
