// Any position given in the address, drawn: /board/ploy?<position>.
import { AnalysisPanel } from "../analysis/panel";
import { useGameAnalysis } from "../analysis/use_analysis";
import { titleOf, toldGame } from "../app/games";
import { goTo } from "../app/router";
import { link } from "../app/routes";
import { GameBoard } from "../boards/game_board";
import { houseGame } from "../boards/house";
import { canRead, viewOf } from "../boards/positions";
import { boardOf } from "../boards/registry";
import { t } from "../words/words";
import "../forms/forms.css";

const mostSeats = 4;

// Nobody plays here: the players go by their sides, or by numbers.
function namesIn(game: string): string[] {
    const { sides } = boardOf(game);
    return Array.from({ length: mostSeats }, (_, seat) => {
        const side = sides[seat];
        return side === undefined ? t("Player {number}", { number: seat + 1 }) : `${side.charAt(0).toUpperCase()}${side.slice(1)}`;
    });
}

// Of the position in the address, which is what an engine is asked about. Null where it has nothing to say.
function usePositionAnalysis(game: string, view: unknown, position: string) {
    const text = position.trim() === "" ? (toldGame(game)?.start ?? "") : position.trim();
    const shown = view === null ? null : { ...(view as object), position: text };
    const isAnswered = shown !== null && (houseGame(game)?.analysis?.positionOf(shown as never) ?? null) !== null;
    return useGameAnalysis(game, isAnswered ? { options: {}, want: () => undefined } : null, [], () => shown, 0);
}

export function BoardPage({ game, position }: { readonly game: string; readonly position: string }) {
    const view = viewOf(game, position);
    const analysis = usePositionAnalysis(game, view, position);
    const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget as HTMLFormElement).get("position") ?? "");
        goTo(link("board", { game, position: text }));
    };
    if (canRead(game) === false) {
        return (
            <section class="empty">
                <h1>{titleOf(game)}</h1>
                <p>{t("Positions of this game cannot be shown by a link.")}</p>
            </section>
        );
    }
    return (
        <>
            <h1>{t("{game} position", { game: titleOf(game) })}</h1>
            {view === null && position.trim() === "" ? (
                // Until the server has described the game, its start is not known.
                toldGame(game) && canRead(game) ? (
                    <p>
                        {t(
                            "Paste a position in the game’s notation below. You can copy one from any finished game. There is no fixed starting position.",
                        )}
                    </p>
                ) : (
                    <div class="awaited-board" />
                )
            ) : view === null && canRead(game) === null ? (
                <div class="awaited-board" />
            ) : view === null ? (
                <p role="alert">{t("Not a valid {game} position. Paste one in the game’s notation below.", { game: titleOf(game) })}</p>
            ) : (
                <div class={`board-page of-${game}`}>
                    <GameBoard module={boardOf(game)} view={view} seat={null} moves={[]} />
                    {analysis && <AnalysisPanel {...analysis} names={namesIn(game)} ply={0} onChoose={() => undefined} />}
                </div>
            )}
            <form class="position-form" onSubmit={submit}>
                <label for="position">{t("Position")}</label>
                <textarea id="position" name="position" rows={3} spellcheck={false} key={position}>
                    {position}
                </textarea>
                <p class="actions">
                    <button type="submit">{t("Show position")}</button>
                    {view !== null && (
                        <a class="button primary" href={link("new-table", { game, position })}>
                            {t("Play from here")}
                        </a>
                    )}
                </p>
            </form>
        </>
    );
}
