// The bots of a person.
import type { Bot } from "../api/submissions";
import { titleOf } from "../app/games";
import { link } from "../app/routes";
import { CsvLink } from "../lists/csv_link";
import { t } from "../words/words";

export function BotList({ bots, isMe }: { readonly bots: readonly Bot[]; readonly isMe: boolean }) {
    if (bots.length === 0) {
        return <p class="quiet">{isMe ? t("No bots yet. Each game page has a starter bot.") : t("No bots yet.")}</p>;
    }
    return (
        <>
            <ul class="tables">
                {bots.map((bot) => (
                    <li key={bot.id}>
                        <a href={link("bot", { id: bot.id })}>{bot.nickname === "" ? t("Unnamed bot") : bot.nickname}</a>{" "}
                        <span class="quiet">
                            {titleOf(bot.game)}
                            {bot.contest !== null && t(", in a contest")}
                            {bot.accepted === null && t(", not accepted yet")}
                        </span>
                    </li>
                ))}
            </ul>
            <CsvLink
                file="bots.csv"
                titles={["id", "bot", "game", "contest", "accepted", "made"]}
                rows={bots.map(({ id, nickname, game, contest, accepted, created }) => [
                    id,
                    nickname,
                    game,
                    contest,
                    accepted === null ? "no" : "yes",
                    created,
                ])}
            />
        </>
    );
}
