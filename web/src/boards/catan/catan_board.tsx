// The table of Catan: the island, the players, the hand, and what is expected now.
import { useSignal } from "@preact/signals";
import { t } from "../../words/words";
import type { BoardModule, BoardProps } from "../board";
import { Frame } from "../frame";
import { Actions } from "./actions";
import { useAutomaticAnswer, useNextOffer } from "./automatic";
import { useTalkOfTurn } from "./counter_form";
import { Costs } from "./costs";
import { Hand } from "./counter";
import { height, width } from "./geometry";
import { catanGrammar, showsPlaces } from "./grammar";
import { Island } from "./island";
import { CatanLog } from "./log";
import { catanPlaces } from "./places";
import { Dice, Figures, Players } from "./players";
import { cardName } from "./resource_words";
import { notTrading, type Trading } from "./trade";
import { cardKinds, type CatanView, type Player } from "./view";
import { expectation, happened } from "./words";
import "../seats.css";
import "./catan.css";

// The development cards in the hand; those bought in this turn are among them.
function Cards({ player }: { player: Player }) {
    const { cards, new_cards: fresh } = player;
    if (!cards || !fresh) return null;
    const held = cardKinds.filter((card) => cards[card] > 0);
    if (held.length === 0) return null;
    return (
        <p class="development">
            {held.map((card) => (
                <span key={card} class="development-card">
                    {cardName(card)}
                    {cards[card] > 1 && ` ×${cards[card]}`}
                    {fresh[card] > 0 && card !== "victory-point" && (
                        <span class="quiet">
                            {" "}
                            ({fresh[card] === cards[card] ? "" : `${fresh[card]} `}
                            {t("new)")}
                        </span>
                    )}
                </span>
            ))}
        </p>
    );
}

export function CatanBoard(props: BoardProps<CatanView>) {
    const { view, seat, names } = props;
    const player = seat === null ? undefined : view.players[seat];
    // As long as it is one's turn: between two moves nothing that is open is closed.
    const decides = view.decides === seat && props.mayPlay;
    const trading = useSignal<Trading>(notTrading);
    useNextOffer(props, trading, decides);
    const talk = useTalkOfTurn(props);
    const declined = useAutomaticAnswer(props, decides);
    return (
        <div class="catan-table of-catan">
            <Frame
                {...props}
                class="catan"
                width={width}
                height={height}
                label={t("The island. {expectation}", { expectation: expectation(view, seat, names) })}
                places={catanPlaces(view, props.targets, names)}
                showsTargets={props.selection.length > 0 || showsPlaces(view)}
                picture={() => <Island view={view} />}
            />
            <div class="catan-side board-side">
                <p class={decides ? "expected mine" : "expected"} role="status">
                    <Dice key={view.turn_number} dice={view.dice} />
                    <span>{expectation(view, seat, names)}</span>
                </p>
                {declined !== null && (
                    <p class="quiet" role="status">
                        {declined}
                    </p>
                )}
                {decides && seat !== null && <Actions {...props} {...(talk ? { talk } : {})} seat={seat} trading={trading} />}
                {player?.hand && <Hand counts={player.hand} label={t("Your hand")} />}
                {player && <Cards player={player} />}
                {!props.isBare && <Players view={view} seat={seat} names={names} />}
                <CatanLog view={view} names={names} pastView={props.pastView} isKept={props.isBare} />
                <div class="catan-tables">
                    <details>
                        <summary>{t("Costs")}</summary>
                        <Costs />
                    </details>
                    <details class="bank">
                        <summary>{t("Bank")}</summary>
                        <Hand counts={view.bank} label={t("The bank's cards")} />
                        <p class="quiet">{t("{deck} development cards left.", { deck: view.deck })}</p>
                    </details>
                </div>
            </div>
        </div>
    );
}

export const catan: BoardModule<CatanView> = {
    sides: [t("red"), t("blue"), t("orange"), t("white")],
    grammarOf: catanGrammar,
    Board: CatanBoard,
    Standing: Figures,
    summary: happened,
};
