// The latest games of a ladder, or of one contender on it.
import { ladders, type PlayedGame } from "../api/ladders";
import { link } from "../app/routes";
import { CsvLink } from "../lists/csv_link";
import { Pages } from "../lists/pages";
import { t } from "../words/words";
import { GameList } from "./game_list";
import { gameLine, gameTitles } from "./played";

interface Props {
    readonly game: string;
    // How many are shown at first.
    readonly limit: number;
    readonly contender?: number;
}

function List({ game, games }: { game: string; games: readonly PlayedGame[] }) {
    if (games.length === 0) return <p class="quiet">{t("No games played yet.")}</p>;
    return (
        <>
            <GameList of={game} games={games} addressOf={({ number }) => link("stored", { book: "ladder", id: game, number: number })} />
            <CsvLink file={`games-${game}.csv`} titles={gameTitles} rows={games.map(gameLine)} />
        </>
    );
}

export function LadderGames({ game, limit, contender }: Props) {
    return (
        <Pages<PlayedGame> path={ladders.gamesPath(game, contender ?? null)} size={limit}>
            {(games) => <List game={game} games={games} />}
        </Pages>
    );
}
