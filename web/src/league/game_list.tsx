// Games between bots, each with its result and a link to look at it.
import type { PlayedGame } from "../api/ladders";
import { api } from "../api/client";
import { useOwnBots } from "../app/own_bots";
import { OwnTag } from "./own_tag";
import { momentText, movesText, namesOf, resultOf } from "./played";
import "./game_list.css";
import { serverWords } from "../words/server_words";

interface Props {
    // Which game they are of.
    readonly of: string;
    readonly games: readonly PlayedGame[];
    readonly addressOf: (game: PlayedGame) => string;
}

interface LineProps {
    readonly of: string;
    readonly game: PlayedGame;
    readonly address: string;
    readonly own: ReadonlySet<number>;
}

export function GameLine({ of, game, address, own }: LineProps) {
    const { ended, moves, why, error } = game;
    return (
        <span class="game-line">
            <a href={address}>{namesOf(of, game)}</a> <span class={error === null ? "" : "fault-text"}>{resultOf(of, game)}</span>{" "}
            <OwnTag seats={game.seats} own={own} />
            <span class="quiet" title={why === null ? undefined : serverWords(why)}>
                {movesText(moves)}
                {ended !== null && `, ${momentText(ended, new Date(api.clock.now()))}`}
            </span>
        </span>
    );
}

export function GameList({ of, games, addressOf }: Props) {
    const own = useOwnBots();
    return (
        <ul class="tables">
            {games.map((game) => (
                <li key={game.number}>
                    <GameLine of={of} game={game} address={addressOf(game)} own={own} />
                </li>
            ))}
        </ul>
    );
}
