// A game to look at: the board, who plays, the moves, and the way through them.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { AnalysisPanel } from "../analysis/panel";
import { useGameAnalysis, type AnalysisSource } from "../analysis/use_analysis";
import type { Talk } from "../boards/board";
import { DrawingsContext } from "../boards/drawings";
import { GameBoard } from "../boards/game_board";
import { isHouseGame } from "../boards/house";
import { boardOf } from "../boards/registry";
import { ThemeChoice } from "../boards/theme_choice";
import { boardTheme } from "../boards/themes";
import { t } from "../words/words";
import { AheadNote, type Ahead } from "./ahead";
import { announcement } from "./announcement";
import { Clocks, type PlayerClock } from "./clocks";
import { ReplayControls } from "./controls";
import type { BotLog } from "./log";
import { LogView } from "./log_view";
import { MoveList, type ListedMove } from "./move_list";
import { notesIn } from "./notes";
import { NumberPlots } from "./number_plots";
import { TimePlot } from "./time_plot";
import { isNarrow } from "./narrow";
import { isPaced, usePace } from "./pace";
import { grown, playerAt, pressed, seek, settled, tick, type Player } from "./player";

export interface Play {
    readonly seat: number;
    readonly moves: readonly string[];
    readonly onMove: (move: string) => void;
}

export interface ReplayProps {
    readonly game: string;
    readonly names: readonly string[];
    // The views at the start and after each move, as many as are known; a hole is one that is still on its way.
    readonly viewAt: (ply: number) => unknown;
    readonly moves: readonly ListedMove[];
    readonly clocks: readonly PlayerClock[];
    readonly now: () => number;
    // How it ended, in words; null while it goes on.
    readonly result: string | null;
    readonly seat: number | null;
    readonly ply: number | null;
    // Whoever plays, plays at the newest ply only.
    readonly play: Play | null;
    readonly talk?: Talk;
    // For whoever may name a move before the turn comes.
    readonly ahead?: Ahead | null;
    // Where something went wrong, in words.
    readonly faults?: readonly { readonly ply: number; readonly words: string }[];
    // Logs of the reader’s own bots.
    readonly log?: BotLog;
    // Shown instead of a missing position.
    readonly absent?: string;
    readonly onPly?: (ply: number) => void;
    readonly heading?: ComponentChildren;
    // What the players can do besides moving.
    readonly actions?: ComponentChildren;
    // Shown over the board, at the newest position only.
    readonly over?: ComponentChildren;
    // An engine may be asked about the game.
    readonly analysis?: AnalysisSource;
}

export function Replay(props: ReplayProps) {
    const { game, moves, names, play, ahead } = props;
    const kept = useSignal<Player>(playerAt(moves.length, props.ply));
    const player = kept.value.last === moves.length ? kept.value : grown(kept.value, moves.length, isPaced());
    const isTurned = useSignal(false);
    const isTogether = (at: number) => moves[at]?.isTogether === true;
    const isInside = useRef(isTogether); // for what was made with the first moves
    isInside.current = isTogether;
    const change = (next: Player) => (kept.value = settled(next, kept.value.ply, isInside.current));
    const { ply } = player;
    useEffect(() => props.onPly?.(ply), [ply, moves.length]);
    useEffect(() => {
        if (!player.isPlaying) return undefined;
        const timer = setInterval(() => change(tick(kept.value)), 1000 / player.speed);
        return () => clearInterval(timer);
    }, [player.isPlaying, player.speed]);
    useLayoutEffect(() => {
        if (kept.value.last !== moves.length) kept.value = grown(kept.value, moves.length, isPaced());
    }, [moves.length]);
    const isLong = usePace({
        player,
        isInHurry: props.clocks.some((clock) => clock.seat === play?.seat && clock.isRunning && clock.left !== null),
        isKnown: (at) => props.viewAt(at) !== undefined,
        onChange: (by) => (kept.value = by(kept.value)),
    });
    useEffect(() => {
        const key = (event: KeyboardEvent) => {
            const isElsewhere = event.target instanceof Element && event.target.closest("svg, input, select, button, textarea, a");
            const skips = kept.value.isCatchingUp && event.key === "Escape";
            const next = skips ? seek(kept.value, kept.value.last) : isElsewhere ? null : pressed(kept.value, event.key);
            if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            change(next);
        };
        addEventListener("keydown", key);
        return () => removeEventListener("keydown", key);
    }, []);

    const notes = useMemo(() => notesIn(props.log?.lines ?? []), [props.log]);
    const analysis = useGameAnalysis(game, props.analysis ?? null, moves, props.viewAt, ply);
    const isNewest = player.ply === player.last;
    const end = isNewest ? props.result : null;
    const isOver = end !== null;
    const view = props.viewAt(player.ply);
    const module = boardOf(game);
    const { Standing } = module;
    const played = moves.slice(0, player.ply).map(({ move }) => move);
    const choose = (at: number) => change(seek(player, at));
    const list = <MoveList moves={moves} {...(analysis ? { verdicts: analysis.verdicts } : {})} ply={player.ply} onChoose={choose} />;
    const panel = analysis && <AnalysisPanel {...analysis} names={names} ply={player.ply} onChoose={choose} />;
    const summary = view === undefined ? "" : (end ?? module.summary(view, names));
    return (
        <div class={`replay of-${game} theme-${boardTheme.value}`}>
            <p class="hidden-text" role="status">
                {view !== undefined && announcement(moves, ply, names, summary)}
            </p>
            <div class="stage">
                {props.heading}
                <div class="replay-board">
                    {view === undefined ? (
                        <p class="quiet" role="status">
                            {props.absent ?? t("Loading this position…")}
                        </p>
                    ) : (
                        <DrawingsContext.Provider value={notes.drawingsAt(ply)}>
                            <GameBoard
                                module={module}
                                view={view}
                                seat={props.seat}
                                names={names}
                                isOver={isOver}
                                isTurned={isTurned.value}
                                isBare
                                moves={isNewest && play ? play.moves : []}
                                {...(play && isNewest ? { onMove: play.onMove } : {})}
                                {...(ahead?.isOpen && isNewest && module.premoves ? { onPlan: ahead.onPlan } : {})}
                                planned={ahead?.planned ?? null}
                                pastView={(plies) => (plies > ply ? undefined : props.viewAt(ply - plies))}
                                {...(props.talk ? { talk: props.talk } : {})}
                            />
                        </DrawingsContext.Provider>
                    )}
                    {ahead && isNewest && <AheadNote ahead={ahead} />}
                    {isLong && (
                        <p class="back-to-game">
                            <button type="button" title={t("Escape")} onClick={() => change(seek(player, player.last))}>
                                {t("Skip to the last move")}
                            </button>
                        </p>
                    )}
                    {!isNewest && !player.isCatchingUp && play && (
                        <p class="back-to-game" role="status">
                            {t("Your turn.")}{" "}
                            <button type="button" onClick={() => change(seek(player, player.last))}>
                                {t("Back to the game")}
                            </button>
                        </p>
                    )}
                    {isNewest && props.over}
                </div>
                <aside class="replay-side">
                    <Clocks
                        clocks={props.clocks}
                        sides={module.sides}
                        now={props.now}
                        {...(Standing && view !== undefined
                            ? { standing: (seat: number) => <Standing view={view} seat={seat} start={props.viewAt(0)} moves={played} /> }
                            : {})}
                    />
                    {props.result !== null && !player.isCatchingUp && (
                        <p class="result" role="status">
                            {props.result}
                        </p>
                    )}
                    {props.actions}
                    {props.faults?.map((fault) => (
                        <p key={fault.ply} class="fault-note">
                            {fault.words}{" "}
                            <button type="button" onClick={() => change(seek(player, fault.ply))}>
                                {t("Go to the error")}
                            </button>
                        </p>
                    ))}
                    <ReplayControls
                        player={player}
                        onChange={change}
                        {...(module.canTurn ? { onTurn: () => (isTurned.value = !isTurned.value) } : {})}
                    />
                    {!isNarrow.value && panel}
                    {!isNarrow.value && list}
                </aside>
            </div>
            {isNarrow.value && panel}
            {isNarrow.value && list}
            {isHouseGame(game) && <ThemeChoice />}
            <TimePlot moves={moves} names={names} ply={player.ply} onChoose={choose} />
            <NumberPlots numbers={notes.numbers} plies={moves.length} names={names} ply={player.ply} onChoose={choose} />
            {props.log && (props.log.lines.length > 0 || props.log.cut > 0) && (
                <LogView log={props.log} names={names} ply={ply} onChoose={choose} />
            )}
        </div>
    );
}
