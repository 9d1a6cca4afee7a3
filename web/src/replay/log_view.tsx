// The bot's log under the board: the lines of the move that is looked at are marked, and a click goes to a line's move.
import { LongList } from "../lists/long_list";
import { t } from "../words/words";
import { lineAt, type BotLog, type LogLine } from "./log";

interface Props {
    readonly log: BotLog;
    readonly names: readonly string[];
    readonly ply: number;
    readonly onChoose: (ply: number) => void;
}

const rowHeight = 26;

export function LogView({ log: { lines, cut }, names, ply, onChoose }: Props) {
    const several = new Set(lines.map(({ seat }) => seat)).size > 1;
    return (
        <section class="log" id="log" aria-label={t("Log")}>
            <h2>{t("Log")}</h2>
            <LongList
                class="log-list"
                label={t("Lines of the log")}
                count={lines.length}
                rowHeight={rowHeight}
                current={lineAt(lines, ply)}
                row={(index) => {
                    const line = lines[index] as LogLine;
                    return (
                        <button
                            type="button"
                            class="line"
                            aria-current={line.ply === ply ? "step" : undefined}
                            title={line.text}
                            onClick={() => onChoose(line.ply)}
                        >
                            <span class="number">{line.ply}</span>
                            {several && <span class="who">{line.seat === -1 ? t("Engine") : names[line.seat]}</span>}
                            <span class="text">{line.text}</span>
                        </button>
                    );
                }}
            />
            {cut > 0 && <p class="quiet">{t("Truncated: {bytes, number} bytes more.", { bytes: cut })}</p>}
        </section>
    );
}
