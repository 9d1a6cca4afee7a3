package tulkas.ploy;

/**
 * A square of the board: a1, the lower left corner, is (0, 0).
 *
 * @param column a is 0
 * @param row 1 is 0
 */
public record Square(int column, int row) {
    public static Square parse(String text) {
        if (text.length() == 2) {
            Square square = new Square(text.charAt(0) - 'a', text.charAt(1) - '1');
            if (square.isOnBoard()) {
                return square;
            }
        }
        throw new IllegalArgumentException("no square: " + text);
    }

    public boolean isOnBoard() {
        return 0 <= column && column < Position.SIZE && 0 <= row && row < Position.SIZE;
    }

    @Override
    public String toString() {
        return (char) ('a' + column) + Integer.toString(row + 1);
    }

    // Written out: what records have by themselves costs fifty milliseconds when it is first used.
    @Override
    public boolean equals(Object other) {
        return other instanceof Square square && column == square.column && row == square.row;
    }

    @Override
    public int hashCode() {
        return 16 * column + row;
    }
}
