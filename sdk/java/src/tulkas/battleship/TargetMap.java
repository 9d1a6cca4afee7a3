package tulkas.battleship;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is known of the enemy's grid. */
public final class TargetMap {
    private final List<String> rows;

    /** Ten rows of ten characters, as calls carry them: . free, o missed, - known to be water, x hit, # sunk. */
    public TargetMap(List<String> rows) {
        this.rows = List.copyOf(rows);
    }

    /** Null where nothing is known. The water around a sunk ship is a miss; all parts of it are a sink. */
    public ShootResult get(Position position) {
        char letter = rows.get(position.y()).charAt(position.x());
        return switch (letter) {
            case '.' -> null;
            case 'o', '-' -> ShootResult.MISS;
            case 'x' -> ShootResult.HIT;
            case '#' -> ShootResult.SINK;
            default -> throw new IllegalArgumentException("no letter of a map: " + letter);
        };
    }

    public boolean isFree(Position position) {
        return get(position) == null;
    }

    /** The legal targets, row by row. */
    public Stream<Position> freePositions() {
        return IntStream.range(0, Position.GRID_SIZE * Position.GRID_SIZE)
                .mapToObj(i -> new Position(i % Position.GRID_SIZE, i / Position.GRID_SIZE))
                .filter(this::isFree);
    }

    @Override
    public String toString() {
        return String.join("\n", rows);
    }
}
