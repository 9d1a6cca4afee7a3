// A dot in the colour of a player, beside the name or a move.
import "./seats.css";

export function SeatMark({ seat }: { readonly seat: number }) {
    return <span class={`seat-mark seat-${seat}`} aria-hidden="true" />;
}
