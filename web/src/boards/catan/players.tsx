// The players beside the island: points, cards, knights, roads.
import { listWords, t } from "../../words/words";
import { you } from "../../words/you";
import { SeatMark } from "../seat_mark";
import type { CatanView } from "./view";
import { nameOf } from "./words";

function Figure({ label, value, isBest = false }: { label: string; value: number | null; isBest?: boolean }) {
    if (value === null) return null;
    return (
        <span class={isBest ? "figure best" : "figure"} title={label}>
            <span class="figure-label">{label}</span> {value}
        </span>
    );
}

export function Figures({ view, seat }: { readonly view: CatanView; readonly seat: number }) {
    const player = view.players[seat];
    if (!player) return null;
    return (
        <>
            <strong class="points" title={t("points")}>
                {player.points}
                <span class="hidden-text"> {t("points")}</span>
            </strong>
            <span class="figures">
                <Figure label={t("hand")} value={player.hand_size} />
                <Figure label={t("cards")} value={player.card_count} />
                <Figure
                    label={player.largest_army ? t("largest army") : t("knights")}
                    value={player.knights}
                    isBest={player.largest_army}
                />
                <Figure
                    label={player.longest_road ? t("longest road") : t("road")}
                    value={player.road_length}
                    isBest={player.longest_road}
                />
            </span>
        </>
    );
}

export function Players({
    view,
    seat,
    names,
}: {
    readonly view: CatanView;
    readonly seat: number | null;
    readonly names: readonly string[];
}) {
    return (
        <ol class="catan-players">
            {view.players.map((_, of) => (
                <li key={of} class={view.decides === of ? "decides" : ""} aria-current={view.decides === of ? "true" : undefined}>
                    <SeatMark seat={of} />
                    <span class="who">
                        {nameOf(of, names)}
                        {of === seat && names[of] !== you && <span class="quiet"> {t("(you)")}</span>}
                    </span>
                    <Figures view={view} seat={of} />
                </li>
            ))}
        </ol>
    );
}

const pipsOf: Record<number, readonly (readonly [number, number])[]> = {
    1: [[0, 0]],
    2: [
        [-1, -1],
        [1, 1],
    ],
    3: [
        [-1, -1],
        [0, 0],
        [1, 1],
    ],
    4: [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
    ],
    5: [
        [-1, -1],
        [1, -1],
        [0, 0],
        [-1, 1],
        [1, 1],
    ],
    6: [
        [-1, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [1, 1],
    ],
};

export function Dice({ dice }: { readonly dice: readonly number[] | null }) {
    if (!dice) return null;
    return (
        <span class="dice" role="img" aria-label={t("Dice: {numbers}", { numbers: listWords(dice.map(String)) })}>
            {dice.map((value, index) => (
                <svg key={index} viewBox="-12 -12 24 24" aria-hidden="true">
                    <rect x="-11" y="-11" width="22" height="22" rx="5" />
                    {(pipsOf[value] ?? []).map(([x, y]) => (
                        <circle key={`${x},${y}`} cx={x * 5.5} cy={y * 5.5} r="2.1" />
                    ))}
                </svg>
            ))}
        </span>
    );
}
