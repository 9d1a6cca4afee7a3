// What a player has captured in Ploy: the other's pieces that stood at the start and stand no more.
import { t } from "../../words/words";
import type { StandingProps } from "../board";
import { PloyPieceDrawing } from "./piece";
import { patternOf, type Colour, type PloyPiece, type PloyView } from "./view";

const worth = ["shield", "probe", "lance", "commander"] as const;

const counted: Readonly<Record<PloyPiece["kind"], (count: number) => string>> = {
    shield: (count) => t("{count, plural, one {# shield} other {# shields}}", { count }),
    probe: (count) => t("{count, plural, one {# probe} other {# probes}}", { count }),
    lance: (count) => t("{count, plural, one {# lance} other {# lances}}", { count }),
    commander: (count) => t("{count, plural, one {# commander} other {# commanders}}", { count }),
};

// By pattern, those of more lines last; a piece is turned, but never changes its pattern.
export function capturedOf(start: PloyView, view: PloyView, colour: Colour): PloyPiece[] {
    const left = view.pieces.filter((piece) => piece.colour === colour).map((piece) => patternOf(piece.mask).pattern);
    const gone = start.pieces.filter((piece) => {
        if (piece.colour !== colour) return false;
        const at = left.indexOf(patternOf(piece.mask).pattern);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
    });
    return gone.sort((one, other) => worth.indexOf(one.kind) - worth.indexOf(other.kind));
}

export function Captured({ view, seat, start }: StandingProps<PloyView>) {
    const gone = start === undefined ? [] : capturedOf(start, view, seat === 0 ? "white" : "black");
    if (gone.length === 0) return null;
    const words = worth
        .map((kind) => ({ kind, count: gone.filter((piece) => piece.kind === kind).length }))
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => counted[kind](count));
    return (
        <span
            class="captured-pieces"
            role="img"
            aria-label={t("Captured: {pieces}", { pieces: words.join(", ") })}
            title={t("Captured: {pieces}", { pieces: words.join(", ") })}
        >
            {gone.map((piece, index) => (
                <svg key={index} viewBox="-26 -26 52 54" aria-hidden="true">
                    <PloyPieceDrawing colour={piece.colour} mask={patternOf(piece.mask).pattern} />
                </svg>
            ))}
        </span>
    );
}
