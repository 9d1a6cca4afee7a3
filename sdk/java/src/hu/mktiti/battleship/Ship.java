package hu.mktiti.battleship;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tulkas.Values;

/** A ship: how long it is, where it begins, and which way it lies. */
public final class Ship implements Serializable {
    /** How a ship lies. */
    public enum Direction implements Serializable {
        VERTICAL(0, 1),
        HORIZONTAL(1, 0);

        /** From one square of the ship to the next. */
        public final int deltaX;
        public final int deltaY;

        Direction(int deltaX, int deltaY) {
            this.deltaX = deltaX;
            this.deltaY = deltaY;
        }
    }

    private final int length;
    private final Position position;
    private final Direction direction;

    public Ship(int length, Position position, Direction direction) {
        if (length < 1) {
            throw new IllegalArgumentException("a ship's length must be positive (got " + length + ")");
        }
        if (position == null || !position.isValid()) {
            throw new IllegalArgumentException("a ship's position must be on the grid (got " + position + ")");
        }
        if (direction == null) {
            throw new IllegalArgumentException("a ship's direction must not be null");
        }
        this.length = length;
        this.position = position;
        this.direction = direction;
    }

    /** Of a whole fleet. */
    public static List<Integer> getShipSizes() {
        return List.of(4, 3, 3, 2, 2, 2, 1, 1, 1, 1);
    }

    public int getLength() {
        return length;
    }

    public Position getPosition() {
        return position;
    }

    public Direction getDirection() {
        return direction;
    }

    /** {"position", "direction", "size"}, as in every other language. */
    static Ship fromWire(Object value) {
        if (value instanceof Map<?, ?> ship) {
            return new Ship((Integer) Values.as(int.class, ship.get("size")),
                    (Position) Values.as(Position.class, ship.get("position")),
                    (Direction) Values.as(Direction.class, ship.get("direction")));
        }
        throw new IllegalArgumentException("no ship: " + value);
    }

    Object toWire() {
        Map<String, Object> ship = new LinkedHashMap<>();
        ship.put("position", position);
        ship.put("direction", direction);
        ship.put("size", length);
        return ship;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ship ship && length == ship.length && position.equals(ship.position)
                && direction == ship.direction;
    }

    @Override
    public int hashCode() {
        return Objects.hash(length, position, direction);
    }

    @Override
    public String toString() {
        return "Ship {length: " + length + ", position: " + position + ", direction: " + direction + "}";
    }
}
