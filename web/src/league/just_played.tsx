// The latest game of each ladder.
import { ladders, type PlayedGame } from "../api/ladders";
import type { PageOf } from "../api/pages_of";
import { calm, never, useFollowed } from "../app/followed";
import { titleOf, toldGames } from "../app/games";
import { useOwnBots } from "../app/own_bots";
import { link } from "../app/routes";
import { t } from "../words/words";
import { GameLine } from "./game_list";

function Latest({ game, own }: { game: string; own: ReadonlySet<number> }) {
    const asked = useFollowed<PageOf<PlayedGame>>(ladders.latestPath(game), never, calm).asked.value;
    const latest = asked.is === "there" ? asked.answer.items[0] : undefined;
    if (!latest) return null;
    return (
        <li>
            <a href={link("ladder", { game })}>{titleOf(game)}</a>
            <GameLine of={game} game={latest} address={link("stored", { book: "ladder", id: game, number: latest.number })} own={own} />
        </li>
    );
}

export function JustPlayed() {
    const own = useOwnBots();
    return (
        <>
            <h3>{t("Just played by bots")}</h3>
            <ul class="tables just-played">
                {toldGames.value.map(({ name }) => (
                    <Latest key={name} game={name} own={own} />
                ))}
            </ul>
        </>
    );
}
