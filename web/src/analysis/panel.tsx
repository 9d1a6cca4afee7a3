// The analysis beside a board: who stands better, the best line, the graph.
import { t } from "../words/words";
import type { Analysis } from "./module";
import { Chart } from "./chart";
import { Graph } from "./graph";
import { percent, standingWords, type Verdict } from "./verdicts";
import "./analysis.css";

interface Props {
    readonly names: readonly string[];
    // By ply, as far as they are known.
    readonly analyses: readonly (Analysis | undefined)[];
    // Of the position on the board, the closest look so far.
    readonly shown: Analysis | undefined;
    readonly verdicts: ReadonlyMap<number, Verdict>;
    readonly ply: number;
    readonly isOn: boolean;
    readonly fault: string | null;
    // What the chances are, where they are not what a search found.
    readonly about?: string;
    // The game still goes on.
    readonly isHint: boolean;
    readonly onSwitch: () => void;
    readonly onChoose: (ply: number) => void;
}

function Bar({ chances, names }: { chances: readonly number[]; names: readonly string[] }) {
    return (
        <svg
            class="chance-bar"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            role="img"
            aria-label={chances.map((chance, seat) => `${names[seat] ?? ""} ${percent(chance)}`).join(", ")}
        >
            {chances.map((chance, seat) => {
                const before = chances.slice(0, seat).reduce((sum, each) => sum + each, 0);
                return <rect key={seat} class={`share seat-${seat}`} x={before * 100} width={chance * 100} height="1" />;
            })}
        </svg>
    );
}

export function AnalysisPanel(props: Props) {
    const { names, analyses, shown, verdicts, ply, isOn, fault } = props;
    if (!isOn) {
        return (
            <p class="analysis-switch">
                <button type="button" onClick={props.onSwitch}>
                    {props.isHint ? t("Hint") : t("Analyse")}
                </button>
            </p>
        );
    }
    const known = analyses.filter((analysis) => analysis !== undefined).length;
    const line = shown?.line ?? [];
    const verdict = verdicts.get(ply);
    const hasGraph = !props.isHint && analyses.length > 2 && analyses.some((analysis) => (analysis?.chances.length ?? 0) > 0);
    return (
        <section class="analysis" aria-label={props.isHint ? t("Hint") : t("Analysis")}>
            <p class="analysis-head">
                <strong>{shown ? standingWords(shown, names) : fault === null ? t("Thinking…") : t("No analysis")}</strong>
                {shown && shown.depth > 0 && <span class="quiet">{t("depth {depth}", { depth: shown.depth })}</span>}
                <button
                    type="button"
                    class="close-analysis"
                    onClick={props.onSwitch}
                    aria-label={props.isHint ? t("Close the hint") : t("Close the analysis")}
                >
                    {t("Close")}
                </button>
            </p>
            {fault !== null && <p role="alert">{t("The analysis failed: {fault}", { fault })}</p>}
            {shown && shown.chances.length > 0 && !hasGraph && <Bar chances={shown.chances} names={names} />}
            {props.about !== undefined && (
                <p class="quiet about" title={props.about}>
                    {props.about}
                </p>
            )}
            {shown && shown.squares.length > 0 && <Chart squares={shown.squares} />}
            {line.length > 0 && (
                <p class="best-line" title={line.join(" ")}>
                    <span class="quiet">{t("Best:")} </span>
                    <strong>{line[0]}</strong> {line.slice(1).join(" ")}
                </p>
            )}
            {verdict && <p class={`verdict-words ${verdict.kind}`}>{verdict.words}</p>}
            {hasGraph && <Graph analyses={analyses} verdicts={verdicts} ply={ply} onChoose={props.onChoose} />}
            {known < analyses.length && !props.isHint && fault === null && (
                <progress class="analysis-progress" max={analyses.length} value={known} aria-label={t("Positions analysed")} />
            )}
        </section>
    );
}
