package tulkas.martianchess;

/** A move, "c6-d5". */
public record Move(Square from, Square to) {
    public static Move parse(String text) {
        if (text.length() == 5 && text.charAt(2) == '-') {
            return new Move(Square.parse(text.substring(0, 2)), Square.parse(text.substring(3)));
        }
        throw new IllegalArgumentException("no move: " + text);
    }

    /** Whether it goes over the border: the piece is the opponent's from then on. */
    public boolean crosses() {
        return from.owner() != to.owner();
    }

    @Override
    public String toString() {
        return from + "-" + to;
    }

    // Written out: what records have by themselves costs fifty milliseconds when it is first used.
    @Override
    public boolean equals(Object other) {
        return other instanceof Move move && from.equals(move.from) && to.equals(move.to);
    }

    @Override
    public int hashCode() {
        return 32 * from.hashCode() + to.hashCode();
    }
}
