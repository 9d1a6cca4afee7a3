package tulkas.ploy;

/**
 * A move, "e3-e4-0".
 *
 * @param from where the piece stands
 * @param to where it goes; the same when it only turns
 * @param turn steps of 45° clockwise, after moving
 */
public record Move(Square from, Square to, int turn) implements Comparable<Move> {
    public static Move parse(String text) {
        if (text.length() == 7 && text.charAt(2) == '-' && text.charAt(5) == '-') {
            int turn = text.charAt(6) - '0';
            if (0 <= turn && turn < 8) {
                return new Move(Square.parse(text.substring(0, 2)), Square.parse(text.substring(3, 5)), turn);
            }
        }
        throw new IllegalArgumentException("no move: " + text);
    }

    @Override
    public String toString() {
        return from + "-" + to + "-" + turn;
    }

    /** As their texts are sorted. */
    @Override
    public int compareTo(Move other) {
        return Integer.compare(hashCode(), other.hashCode()); // which has the parts in order
    }

    // Written out: what records have by themselves costs fifty milliseconds when it is first used.
    @Override
    public boolean equals(Object other) {
        return other instanceof Move move && from.equals(move.from) && to.equals(move.to) && turn == move.turn;
    }

    @Override
    public int hashCode() {
        return (256 * from.hashCode() + to.hashCode()) * 8 + turn;
    }
}
