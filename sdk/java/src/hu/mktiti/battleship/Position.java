package hu.mktiti.battleship;

import java.io.Serializable;

/** A square: column and row, from 0. It may be off the grid. */
public final class Position implements Serializable {
    public static final int WIDTH = 10;
    public static final int HEIGHT = 10;

    public final int x;
    public final int y;

    public Position() {
        this(0, 0);
    }

    public Position(int x, int y) {
        this.x = x;
        this.y = y;
    }

    public boolean isValid() {
        return 0 <= x && x < WIDTH && 0 <= y && y < HEIGHT;
    }

    /** "A-5", as in every other language. */
    static Position fromWire(Object text) {
        if (text instanceof String name) {
            var square = tulkas.battleship.Position.parse(name);
            return new Position(square.x(), square.y());
        }
        throw new IllegalArgumentException("no square: " + text);
    }

    Object toWire() {
        return new tulkas.battleship.Position(x, y).toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position position && x == position.x && y == position.y;
    }

    @Override
    public int hashCode() {
        return 31 * x + y;
    }

    @Override
    public String toString() {
        return "{x: " + x + ", y: " + y + "}";
    }
}
