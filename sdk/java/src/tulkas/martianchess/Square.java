package tulkas.martianchess;

/**
 * A square of the board: a8 is (0, 0), d1 is (7, 3).
 *
 * @param row from 0 at the top, which is row 8 in the notation
 * @param column from 0 at the left
 */
public record Square(int row, int column) {
    public static Square parse(String text) {
        if (text.length() == 2 && "abcd".indexOf(text.charAt(0)) >= 0 && "12345678".indexOf(text.charAt(1)) >= 0) {
            return new Square('8' - text.charAt(1), text.charAt(0) - 'a');
        }
        throw new IllegalArgumentException("no square: " + text);
    }

    /** The player whose half it is: 0 has the top, 1 the bottom. */
    public int owner() {
        return row < Position.ROWS / 2 ? 0 : 1;
    }

    @Override
    public String toString() {
        return (char) ('a' + column) + Integer.toString(Position.ROWS - row);
    }

    // Written out: what records have by themselves costs fifty milliseconds when it is first used.
    @Override
    public boolean equals(Object other) {
        return other instanceof Square square && row == square.row && column == square.column;
    }

    @Override
    public int hashCode() {
        return 4 * row + column;
    }
}
