// What the player who decides can do besides touching the island.
import { useSignal, type Signal } from "@preact/signals";
import { rich, t } from "../../words/words";
import type { BoardProps } from "../board";
import { SeatMark } from "../seat_mark";
import { CounterForm, Counters } from "./counter_form";
import { costs, costWords } from "./costs";
import { ResourceIcon } from "./icons";
import { WithIcons } from "./log";
import { Discard, notTrading, Trade, type Trading } from "./trade";
import { cardName, countsWords, resourceWords } from "./resource_words";
import { noCards, resources, type CatanView } from "./view";
import { nameOf } from "./words";

type Props = BoardProps<CatanView> & { readonly seat: number; readonly trading: Signal<Trading> };

function BuildButtons({ targets, origins, selection, take }: Props) {
    return (
        <>
            {costs.map(({ token, label }) => {
                const isTaken = selection[0] === token;
                const cost = costWords(token);
                return (
                    <button
                        key={token}
                        type="button"
                        aria-pressed={isTaken}
                        class={isTaken ? "primary" : ""}
                        disabled={!origins.has(token) && !targets.has(token)}
                        title={cost}
                        onClick={() => take(token)}
                    >
                        {label}
                        <span class="hidden-text"> {t("for {cost}", { cost })}</span>
                    </button>
                );
            })}
        </>
    );
}

function CardButtons({ moves, take }: Props) {
    return (
        <>
            {moves
                .filter((move) => move.startsWith("play:"))
                .map((move) => (
                    <button key={move} type="button" onClick={() => take(move)}>
                        {t("Play {card}", { card: cardName(move.slice("play:".length)) })}
                    </button>
                ))}
        </>
    );
}

function Turn(props: Props) {
    const { view, trading } = props;
    const isTrading = trading.value.turn === view.turn_number;
    return (
        <>
            <div class="tools" role="group" aria-label={t("Actions")}>
                <BuildButtons {...props} />
                <CardButtons {...props} />
                <button
                    type="button"
                    aria-expanded={isTrading}
                    onClick={() => (trading.value = { ...notTrading, turn: isTrading ? null : view.turn_number })}
                >
                    {t("Trade")}
                </button>
                <button type="button" class="end-turn" disabled={!props.moves.includes("end")} onClick={() => props.take("end")}>
                    {t("End turn")}
                </button>
            </div>
            <Counters {...props} />
            {isTrading && <Trade {...props} />}
        </>
    );
}

function Choices(props: Props) {
    return (
        <div class="tools" role="group" aria-label={t("Choices")}>
            {props.moves.map((move) => {
                const [word, what = ""] = move.split(":");
                const resource = resources.find((candidate) => candidate === what);
                return (
                    <button key={move} type="button" onClick={() => props.take(move)}>
                        {word === "steal" && (
                            <>
                                <SeatMark seat={Number(what)} />
                                {nameOf(Number(what), props.names)}
                            </>
                        )}
                        {resource && (
                            <>
                                <svg class="inline-icon" viewBox="-11 -11 22 22" aria-hidden="true">
                                    <ResourceIcon resource={resource} />
                                </svg>
                                {resourceWords[resource]}
                            </>
                        )}
                        {word !== "steal" && !resource && move}
                    </button>
                );
            })}
        </div>
    );
}

function Answer(props: Props) {
    const { view, seat, names, moves, take, play, talk } = props;
    const { offer } = view;
    const isCountering = useSignal(false);
    if (!offer) return null;
    return (
        <div class="catan-dialog">
            <p>
                {rich("{name} gives you {give} for {take}.", {
                    name: nameOf(offer.from, names),
                    give: <WithIcons text={countsWords(offer.give)} />,
                    take: <WithIcons text={countsWords(offer.take)} />,
                })}
            </p>
            {moves.includes("reject") && !moves.includes("accept") && <p class="quiet">{t("You do not have these cards.")}</p>}
            <div class="tools">
                <button type="button" class="primary" disabled={!moves.includes("accept")} onClick={() => take("accept")}>
                    {t("Accept")}
                </button>
                <button type="button" disabled={!moves.includes("reject")} onClick={() => take("reject")}>
                    {t("Reject")}
                </button>
                {talk?.isPerson(offer.from) && (
                    <button
                        type="button"
                        aria-expanded={isCountering.value}
                        disabled={!moves.includes("reject")}
                        onClick={() => (isCountering.value = !isCountering.value)}
                    >
                        {t("Counter-offer…")}
                    </button>
                )}
            </div>
            {talk && isCountering.value && (
                <CounterForm
                    offer={offer}
                    hand={view.players[seat]?.hand ?? noCards}
                    onSend={(text) => {
                        talk.say(text);
                        play("reject");
                    }}
                />
            )}
        </div>
    );
}

export function Actions(props: Props) {
    switch (props.view.expected) {
        case "roll":
            return (
                <div class="tools">
                    <button type="button" class="primary" disabled={!props.moves.includes("roll")} onClick={() => props.take("roll")}>
                        {t("Roll the dice")}
                    </button>
                    <CardButtons {...props} />
                </div>
            );
        case "turn":
            return <Turn {...props} />;
        case "discard":
            return <Discard hand={props.view.players[props.seat]?.hand ?? noCards} play={props.play} />;
        case "steal":
        case "year-of-plenty":
        case "monopoly":
            return <Choices {...props} />;
        case "answer":
            return <Answer {...props} />;
        default:
            return null;
    }
}
