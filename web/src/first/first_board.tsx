// The board of the game that the document brought with it, where the page's own will be.
import { GameBoard } from "../boards/game_board";
import { boardOf } from "../boards/registry";
import { boardTheme } from "../boards/themes";
import { Clocks } from "../replay/clocks";
import { t } from "../words/words";
import { firstHere, type First } from "./first";
import "../boards/frame.css";
import "../boards/themes.css";
import "../replay/replay.css";

function Stage({ game, view, seat, names, clocks }: First) {
    const module = boardOf(game);
    const { Standing } = module;
    return (
        <div class={`replay of-${game} theme-${boardTheme.value}`} aria-busy="true">
            <div class="stage">
                <h1 class="table-title">{names.join(" – ")}</h1>
                <div class="replay-board">
                    <GameBoard module={module} view={view} seat={seat} names={names} moves={[]} isBare />
                </div>
                <aside class="replay-side">
                    <Clocks
                        clocks={clocks}
                        sides={module.sides}
                        now={() => 0}
                        {...(Standing
                            ? { standing: (each: number) => <Standing view={view} seat={each} start={undefined} moves={[]} /> }
                            : {})}
                    />
                    <div class="awaited-controls" />
                </aside>
            </div>
        </div>
    );
}

// Where something is still being loaded: the first board, if it belongs to this page.
export function Awaited({ words = t("Loading…") }: { readonly words?: string }) {
    const shown = firstHere();
    if (shown) return <Stage {...shown} />;
    return (
        <p class="quiet" role="status">
            {words}
        </p>
    );
}

// Before the frame of the pages is there: as much of it as has a place on the screen.
export function FirstPage() {
    if (location.pathname.startsWith("/embed/"))
        return (
            <main id="page" class="game-view embedded">
                <Awaited />
            </main>
        );
    return (
        <>
            <header class="bar in-game">
                <a class="brand" href="/">
                    Tulkas
                </a>
            </header>
            <main id="page" tabindex={-1} class="game-view">
                <Awaited />
            </main>
        </>
    );
}
