// A game on the reader's own machine, which may still be played: board, moves, logs, times.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { PastView } from "../api/tables";
import { levelOf } from "../app/house_bots";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { botLog } from "../replay/log";
import { Replay } from "../replay/replay";
import { failureWords, resultWords } from "../replay/result";
import { winnersOf } from "../replay/winners";
import { Past } from "../table/past";
import { t } from "../words/words";
import type { LocalGame } from "./local";

const ahead = 10;

interface Props {
    readonly game: LocalGame;
    readonly names: readonly string[];
    readonly ply: number | null;
    readonly heading: ComponentChildren;
    readonly find: (from: number, limit: number) => Promise<readonly PastView[]>;
    readonly download: () => Promise<string>;
    readonly file: string;
    readonly onPly: (ply: number | null) => void; // null where the newest is shown
}

function save(text: string, name: string): void {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const anchor = Object.assign(document.createElement("a"), { href: address, download: name });
    anchor.click();
    URL.revokeObjectURL(address);
}

export function LocalReplay({ game, names, ply, heading, find, download, file, onPly }: Props) {
    const last = game.moves.length;
    const past = useMemo(() => new Past(find), []);
    const shown = useSignal(ply ?? last);
    const { isBusy, fault, run } = useAttempt();
    const views = past.views.value;
    // A page that was on its way when the game went on may lack its last position: it is asked for again then.
    useEffect(() => {
        void past.want(shown.value);
        void past.want(Math.min(shown.value + ahead, last));
    }, [last, views, shown.value]);
    const log = useMemo(() => botLog(game.logs, game.moves), [game]);
    const { outcome } = game;
    const failure = game.blame && { ...game.blame, ply: last };
    const clocks = names.map((name, seat) => ({
        name,
        seat,
        portrait: levelOf(game.game, game.seats[seat] ?? "") ?? ("bot" as const),
        isAway: false,
        href: null,
        score: outcome?.scores[seat] ?? null,
        isWinner: outcome !== null && winnersOf(outcome).includes(seat),
        left: null,
        isRunning: false,
        since: null,
    }));
    return (
        <>
            <Replay
                game={game.game}
                names={names}
                viewAt={(at) => views.get(at)}
                moves={game.moves}
                clocks={clocks}
                now={() => 0}
                result={outcome && resultWords({ names, outcome, failure })}
                faults={
                    failure
                        ? [
                              {
                                  ply: last,
                                  words: `${failureWords(names, failure)}${game.refused === null ? "" : ` ${t("Its answer was {refused}", { refused: game.refused })}`}`,
                              },
                          ]
                        : []
                }
                heading={heading}
                seat={null}
                ply={ply}
                play={null}
                log={log}
                analysis={{ options: game.options, want: (at) => void past.want(at) }}
                onPly={(at) => {
                    shown.value = at;
                    onPly(at < last ? at : null);
                }}
            />
            {outcome && (
                <div class="links">
                    <button type="button" disabled={isBusy.value} onClick={() => void run(async () => save(await download(), file))}>
                        {t("Download record")}
                    </button>
                    <Fault text={fault.value} />
                </div>
            )}
        </>
    );
}
