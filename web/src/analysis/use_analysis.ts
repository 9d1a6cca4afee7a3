// The analysis of the game on the board, switched on and off.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { folderOf, houseGame } from "../boards/house";
import type { ListedMove } from "../replay/move_list";
import { t } from "../words/words";
import type { Analysis } from "./module";
import { Study } from "./study";
import { verdictsOn, type Verdict } from "./verdicts";

export interface AnalysisSource {
    readonly options: Readonly<Record<string, string>>;
    // Asks for the position after so many moves, which then comes with `viewAt`.
    readonly want: (ply: number) => void;
    // The game still goes on: only the position on the board is looked at.
    readonly isHint?: boolean;
}

export interface Analysed {
    readonly isOn: boolean;
    readonly analyses: readonly (Analysis | undefined)[];
    readonly shown: Analysis | undefined;
    readonly verdicts: ReadonlyMap<number, Verdict>;
    readonly fault: string | null;
    readonly about?: string;
    readonly isHint: boolean;
    readonly onSwitch: () => void;
}

const none: ReadonlyMap<number, Verdict> = new Map();

// Null where there is nothing to analyse: another game than ours, or nobody may ask.
export function useGameAnalysis(
    game: string,
    source: AnalysisSource | null,
    moves: readonly ListedMove[],
    viewAt: (ply: number) => unknown,
    ply: number,
): Analysed | null {
    const isOn = useSignal(false);
    const study = useSignal<Study | null>(null);
    const fault = useSignal<string | null>(null);
    const how = source ? (houseGame(game)?.analysis ?? null) : null;
    const folder = folderOf(game);
    useEffect(() => {
        if (!isOn.value || !source || folder === null) return undefined;
        let isGone = false;
        let begun: Study | null = null;
        fault.value = null;
        import("./engine").then(
            ({ Engine }) => {
                const engine = isGone ? null : Engine.for(folder);
                if (engine) study.value = begun = new Study(engine, source.options);
                else if (!isGone) fault.value = t("this server was built without it");
            },
            () => (fault.value = t("it could not be loaded")),
        );
        return () => {
            isGone = true;
            begun?.close();
            study.value = null;
        };
    }, [isOn.value, source === null, folder]);

    const isUsed = isOn.value && how !== null;
    const isHint = source?.isHint ?? false;
    const views = isUsed ? Array.from({ length: moves.length + 1 }, (_, at) => (isHint && at !== ply ? null : viewAt(at))) : [];
    const positions = views.map((view) => (view === undefined || view === null || !how ? null : how.positionOf(view as never)));
    const shownPosition = positions[ply] ?? null;
    useEffect(() => {
        if (!isUsed || !study.value) return;
        study.value.want(
            positions.filter((position) => position !== null),
            shownPosition,
        );
        const missing = views.indexOf(undefined);
        if (missing >= 0) source?.want(missing);
    });
    if (!source || !how) return null;
    const found = study.value?.found.value;
    const closely = study.value?.closely.value;
    const analyses = positions.map((position) => (position === null ? undefined : found?.get(position)));
    return {
        isOn: isOn.value,
        analyses,
        shown: shownPosition === null ? undefined : (closely?.get(shownPosition) ?? found?.get(shownPosition)),
        verdicts: isUsed && !how.hasLuck ? verdictsOn(moves, (at) => analyses[at]) : none,
        isHint,
        fault: fault.value ?? study.value?.fault.value ?? null,
        ...(how.about === undefined ? {} : { about: how.about }),
        onSwitch: () => (isOn.value = !isOn.value),
    };
}
