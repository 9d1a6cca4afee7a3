// The moves of a game in its notation, the one that is looked at marked.
import type { Verdict } from "../analysis/verdicts";
import { moveWords } from "../boards/generic/move_words";
import { SeatMark } from "../boards/seat_mark";
import { LongList } from "../lists/long_list";
import { t } from "../words/words";
import { durationText } from "./clock";

export interface ListedMove {
    readonly seat: number;
    // Null if hidden from the viewer.
    readonly move: string | null;
    // How long it took, in microseconds.
    readonly used: number | null;
    // Asked at the same time as the one before: there is no position between the two.
    readonly isTogether?: boolean;
}

interface Props {
    readonly moves: readonly ListedMove[];
    // What an engine says of them, by their numbers.
    readonly verdicts?: ReadonlyMap<number, Verdict>;
    readonly ply: number;
    readonly onChoose: (ply: number) => void;
}

const longest = 26;
const rowHeight = 32;
const longForTwo = 10;

// A move as people read it: uploaded games write theirs as JSON.
export function wordsOf({ move }: ListedMove): string {
    return move === null ? t("hidden") : moveWords(move);
}

function shortened(move: string): string {
    return move.length > longest ? `${move.slice(0, longest - 1)}…` : move;
}

// Two moves per row if most are short.
export function movesInRow(moves: readonly ListedMove[]): number {
    const long = moves.filter((entry) => wordsOf(entry).length > longForTwo).length;
    return long * 4 > moves.length ? 1 : 2;
}

function Entry({
    entry,
    number,
    isCurrent,
    verdict,
    onChoose,
}: {
    entry: ListedMove;
    number: number;
    isCurrent: boolean;
    verdict: Verdict | undefined;
    onChoose: (ply: number) => void;
}) {
    const { seat, used } = entry;
    const words = wordsOf(entry);
    return (
        <button
            type="button"
            class="move"
            aria-current={isCurrent ? "step" : undefined}
            title={verdict ? `${words}. ${verdict.words}` : words}
            onClick={() => onChoose(number)}
        >
            <span class="number">{number}</span>
            <SeatMark seat={seat} />
            <span class="text">{shortened(words)}</span>
            {verdict && (
                <span class={`sign ${verdict.kind}`}>
                    <span aria-hidden="true">{verdict.sign}</span>
                    <span class="hidden-text">{verdict.name}</span>
                </span>
            )}
            {used !== null && <span class="used">{durationText(used)}</span>}
        </button>
    );
}

export function MoveList({ moves, verdicts, ply, onChoose }: Props) {
    if (moves.length === 0) return <p class="quiet">{t("No moves yet.")}</p>;
    const inRow = movesInRow(moves);
    return (
        <LongList
            class={`move-list in-row-${inRow}`}
            label={t("Moves")}
            count={Math.ceil(moves.length / inRow)}
            rowHeight={rowHeight}
            current={ply === 0 ? 0 : Math.floor((ply - 1) / inRow)}
            row={(index) =>
                moves.slice(index * inRow, (index + 1) * inRow).map((entry, offset) => {
                    const number = index * inRow + offset + 1;
                    return (
                        <Entry
                            key={number}
                            entry={entry}
                            number={number}
                            isCurrent={number === ply}
                            verdict={verdicts?.get(number)}
                            onChoose={onChoose}
                        />
                    );
                })
            }
        />
    );
}
