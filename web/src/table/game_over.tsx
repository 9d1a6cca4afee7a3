// The end of a game, over its board: how it ended, and what one can do next.
import { useEffect, useRef } from "preact/hooks";
import type { Table } from "../api/tables";
import { levelName } from "../app/house_bots";
import { link } from "../app/routes";
import { session } from "../app/session";
import { useAttempt } from "../forms/attempt";
import { Fault } from "../forms/fault";
import { winnersOf } from "../replay/winners";
import { listWords, rich, t } from "../words/words";
import type { LiveTable } from "./live";
import { Rematch } from "./offers";
import { againstBots, begin, opponentsOf } from "./start";

// "You won", "You lost", "Draw"; for onlookers the name of the winner.
export function headlineOf({ outcome, you }: Table, names: readonly string[]): string {
    if (!outcome) return t("Game cancelled");
    if (names.length === 1) return t("Game over");
    const winners = winnersOf(outcome);
    if (winners.length === 0) return t("Draw");
    if (you === null) return t("{names} won", { names: listWords(winners.map((seat) => names[seat] ?? t("Someone"))) });
    return winners.includes(you) ? t("You won!") : t("You lost");
}

// The same game against other bots of the house, for who has just played against them.
function OtherLevels({ table }: { table: Table }) {
    const { isBusy, fault, run } = useAttempt();
    const others = table.seats.filter((_, seat) => seat !== table.you);
    const [first] = others;
    if (table.you === null || !first || others.some(({ kind }) => kind !== "house")) return null;
    const choices = opponentsOf(table.game).filter(({ bot }) => bot !== first.name);
    return (
        <>
            {choices.map(({ bot, words }) => (
                <button
                    key={bot}
                    type="button"
                    title={words}
                    disabled={isBusy.value}
                    onClick={() => void run(() => begin({ game: table.game, seats: againstBots(table.game, bot) }))}
                >
                    {t("Play {opponent}", { opponent: levelName(table.game, bot) })}
                </button>
            ))}
            <Fault text={fault.value} />
        </>
    );
}

// For the author of a bot that has played.
function NextForAuthor({ table }: { table: Table }) {
    const me = session.person.value?.name;
    const isMine = table.seats.some((seat) => seat.kind === "upload" && seat.name === me);
    if (me === undefined || !isMine) return null;
    return (
        <p>
            {rich("This was your bot: <a>read its log</a>, or <a2>submit a better version</a2>.", {
                a: (words) => <a href="#log">{words}</a>,
                a2: (words) => <a href={link("submit", { game: table.game })}>{words}</a>,
            })}
        </p>
    );
}

interface Props {
    readonly live: LiveTable;
    readonly table: Table;
    readonly names: readonly string[];
    readonly result: string;
    readonly onClose: () => void;
}

export function GameOver({ live, table, names, result, onClose }: Props) {
    const box = useRef<HTMLDivElement>(null);
    const isPlayer = table.you !== null;
    // Players go on from here by keys too; onlookers stay where they are.
    useEffect(() => {
        if (isPlayer) box.current?.focus({ preventScroll: true });
    }, []);
    return (
        <div
            ref={box}
            class="game-over"
            role="dialog"
            aria-label={t("Game over")}
            tabindex={-1}
            onKeyDown={(event) => event.key === "Escape" && onClose()}
        >
            <h2>{headlineOf(table, names)}</h2>
            <p>{result}</p>
            <NextForAuthor table={table} />
            <div class="tools">
                {table.you !== null && <Rematch live={live} table={table} you={table.you} />}
                <OtherLevels table={table} />
                <button type="button" onClick={onClose}>
                    {t("Look back")}
                </button>
                <a class="button" href={link("game", { game: table.game })}>
                    {t("New game")}
                </a>
            </div>
        </div>
    );
}
