// Games between bots that are being played: small boards of a few of them, and a list of the others.
import { useOwnBots } from "../app/own_bots";
import { GameBoard } from "../boards/game_board";
import { boardOf } from "../boards/registry";
import { OwnTag } from "../league/own_tag";
import { movesText } from "../league/played";
import { t } from "../words/words";
import { addressOf, keyOf, newestOf, placeOf, runningNames, type RunningGame } from "./model";
import { useWatched } from "./running_replay";
import "../home/showcase.css";
import "./running.css";

const mostBoards = 3;

interface Props {
    readonly running: RunningGame;
    readonly own: ReadonlySet<number>;
}

function SmallBoard({ running, own }: Props) {
    const watched = useWatched(placeOf(running));
    const model = watched.model.value;
    const names = runningNames(running);
    const newest = newestOf(model);
    return (
        <figure class="running-game">
            <a href={addressOf(running)}>
                {/* The caption says what it shows. */}
                <div class="running-board" aria-hidden="true" inert>
                    {newest && <GameBoard module={boardOf(running.game)} view={newest[1]} seat={null} moves={[]} names={names} isBare />}
                </div>
                <figcaption>{names.join(" – ")}</figcaption>
            </a>
            <span class="quiet">{movesText((model.moves ?? []).length)}</span> <OwnTag seats={running.seats} own={own} />
        </figure>
    );
}

function RunningLine({ running, own }: Props) {
    const names = runningNames(running).join(" – ");
    return (
        <>
            <a href={addressOf(running)}>{names}</a> <span class="quiet">{movesText(running.moves)}</span>{" "}
            <OwnTag seats={running.seats} own={own} />
        </>
    );
}

export function RunningList({ games }: { readonly games: readonly RunningGame[] }) {
    const own = useOwnBots();
    return (
        <>
            <div class="running-boards">
                {games.slice(0, mostBoards).map((running) => (
                    <SmallBoard key={keyOf(running)} running={running} own={own} />
                ))}
            </div>
            {games.length > mostBoards && (
                <ul class="tables" aria-label={t("More games")}>
                    {games.slice(mostBoards).map((running) => (
                        <li key={keyOf(running)}>
                            <RunningLine running={running} own={own} />
                        </li>
                    ))}
                </ul>
            )}
        </>
    );
}
