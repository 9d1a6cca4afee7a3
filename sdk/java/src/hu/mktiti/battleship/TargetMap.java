package hu.mktiti.battleship;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is known of the enemy's grid: the result of each shot; null where nothing is known. */
public final class TargetMap implements Serializable {
    private final ShootResult[][] field = new ShootResult[Position.HEIGHT][Position.WIDTH];

    public ShootResult get(int x, int y) {
        return field[y][x];
    }

    public ShootResult get(Position position) {
        return get(position.x, position.y);
    }

    public void set(int x, int y, ShootResult result) {
        field[y][x] = result;
    }

    public void set(Position position, ShootResult result) {
        set(position.x, position.y, result);
    }

    /** Nothing where the square is off the grid. */
    public void safeSet(int x, int y, ShootResult result) {
        if (new Position(x, y).isValid()) {
            set(x, y, result);
        }
    }

    /** The legal targets, column by column. */
    public Stream<Position> freePositions() {
        return IntStream.range(0, Position.WIDTH * Position.HEIGHT)
                .mapToObj(i -> new Position(i / Position.HEIGHT, i % Position.HEIGHT))
                .filter(position -> get(position) == null);
    }

    /** Ten rows of ten letters, as in every other language. */
    static TargetMap fromWire(Object rows) {
        TargetMap map = new TargetMap();
        var letters = new tulkas.battleship.TargetMap(((List<?>) rows).stream().map(String.class::cast).toList());
        for (int i = 0; i < Position.WIDTH * Position.HEIGHT; ++i) {
            int x = i % Position.WIDTH;
            int y = i / Position.WIDTH;
            var result = letters.get(new tulkas.battleship.Position(x, y));
            map.set(x, y, result == null ? null : ShootResult.valueOf(result.name()));
        }
        return map;
    }

    Object toWire() {
        return rows('.', 'o', 'x', '#');
    }

    private List<String> rows(char free, char miss, char hit, char sunk) {
        List<String> rows = new ArrayList<>();
        for (ShootResult[] results : field) {
            StringBuilder row = new StringBuilder();
            for (ShootResult result : results) {
                row.append(result == null ? free
                        : result == ShootResult.MISS ? miss : result == ShootResult.HIT ? hit : sunk);
            }
            rows.add(row.toString());
        }
        return rows;
    }

    /** A picture: ~ missed, * hit, X sunk. */
    @Override
    public String toString() {
        String line = "+-".repeat(Position.WIDTH) + "+\n";
        StringBuilder picture = new StringBuilder(line);
        for (String row : rows(' ', '~', '*', 'X')) {
            picture.append('|').append(String.join("|", row.split(""))).append("|\n").append(line);
        }
        return picture.toString();
    }
}
