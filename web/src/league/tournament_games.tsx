// All games of a tournament, in a list that stays quick with thousands of them.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { allOf } from "../api/pages_of";
import { tournaments, type Tournament } from "../api/tournaments";
import { entrantName } from "../app/house_bots";
import { useOwnBots } from "../app/own_bots";
import { link } from "../app/routes";
import { CsvOfAll } from "../lists/csv_of_all";
import { LongList } from "../lists/long_list";
import { rich, t } from "../words/words";
import { OwnTag } from "./own_tag";
import { beforeGap, emptyBook, withPage, type GameBook } from "./game_book";
import { gameLine, gameTitles, movesText, namesOf, resultOf } from "./played";
import "./tournament_games.css";

const rowHeight = 56;

// At the end of what is known: when it comes in sight, the next page is asked for.
function More({ onSeen }: { onSeen: () => void }) {
    useEffect(onSeen, []);
    return <span class="quiet">{t("Loading more games…")}</span>;
}

function useBook({ id, played }: Tournament) {
    const book = useSignal<GameBook>(emptyBook);
    // One request at a time.
    const asking = useRef({ isBusy: false, isMissed: false });
    const load = async (after: number | null): Promise<void> => {
        asking.current.isMissed = asking.current.isBusy;
        if (asking.current.isBusy) return undefined;
        asking.current.isBusy = true;
        try {
            book.value = withPage(book.peek(), await tournaments.games(id, after));
        } catch {
            // Retried with the next poll.
        }
        asking.current.isBusy = false;
        return asking.current.isMissed ? load(beforeGap(book.peek())) : undefined;
    };
    useEffect(() => void load(beforeGap(book.peek())), [id, played]);
    const more = () => void load(book.peek().games[book.peek().games.length - 1]?.number ?? null);
    return { book: book.value, more };
}

export function TournamentGames({ tournament }: { readonly tournament: Tournament }) {
    const { book, more } = useBook(tournament);
    const own = useOwnBots();
    if (tournament.played === 0) return <p class="quiet">{t("The first game is in progress.")}</p>;
    const { games, hasMore } = book;
    return (
        <>
            <LongList
                class="tournament-games"
                label={t("Games")}
                count={games.length + Number(hasMore)}
                rowHeight={rowHeight}
                current={null}
                row={(index) => {
                    const game = games[index];
                    if (!game) return <More key={`after ${index}`} onSeen={more} />;
                    return (
                        <>
                            <a href={link("stored", { book: "tournaments", id: tournament.id, number: game.number })}>
                                {namesOf(tournament.game, game, entrantName)}
                            </a>{" "}
                            <OwnTag seats={game.seats} own={own} />
                            <span class="quiet">
                                {rich("{resultOf}, {moves}; round {round}, game {number}", {
                                    resultOf: (
                                        <span class={game.error === null ? "result-words" : "fault-text"}>
                                            {resultOf(tournament.game, game, entrantName)}
                                        </span>
                                    ),
                                    moves: movesText(game.moves),
                                    round: game.round,
                                    number: game.number + 1,
                                })}
                            </span>
                        </>
                    );
                }}
            />
            <CsvOfAll
                file={`games-of-tournament-${tournament.id}.csv`}
                titles={["round", ...gameTitles]}
                load={async () =>
                    (await allOf((after) => tournaments.games(tournament.id, after))).map((game) => [game.round, ...gameLine(game)])
                }
            />
        </>
    );
}
