// The latest games of a ladder, or of one contender on it.
import { ladders, type PlayedGame } from "../api/ladders";
import type { PageOf } from "../api/pages_of";
import { useFollowed } from "../app/followed";
import { link } from "../app/routes";
import { CsvLink } from "../lists/csv_link";
import { t } from "../words/words";
import { GameList } from "./game_list";
import { gameLine, gameTitles } from "./played";

interface Props {
    readonly game: string;
    readonly limit: number;
    readonly contender?: number;
}

export function LadderGames({ game, limit, contender }: Props) {
    const asked = useFollowed<PageOf<PlayedGame>>(ladders.gamesPath(game, limit, contender ?? null)).asked.value;
    if (asked.is === "asking") return <p class="quiet">{t("Loading…")}</p>;
    if (asked.is === "failed") return <p class="quiet">{asked.why}</p>;
    if (asked.answer.items.length === 0) return <p class="quiet">{t("No games played yet.")}</p>;
    const { items } = asked.answer;
    return (
        <>
            <GameList of={game} games={items} addressOf={({ number }) => link("stored", { book: "ladder", id: game, number: number })} />
            <CsvLink file={`games-${game}.csv`} titles={gameTitles} rows={items.map(gameLine)} />
        </>
    );
}
