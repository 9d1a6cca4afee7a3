package tulkas.catan;

import java.util.ArrayList;
import java.util.List;

/** A hex or a node of the board: "-1,3" is (-1, 3). */
public record Point(int x, int y) {
    public static Point parse(String text) {
        int comma = text.indexOf(',');
        if (comma < 0) {
            throw new IllegalArgumentException("no place: " + text);
        }
        return new Point(Integer.parseInt(text.substring(0, comma)), Integer.parseInt(text.substring(comma + 1)));
    }

    public boolean isHex() {
        return (x + y) % 3 == 0;
    }

    public boolean isOnBoard() {
        return Math.max(Math.abs(x), Math.abs(y)) <= 5
                && Math.max(Math.abs(y - 2 * x), Math.max(Math.abs(2 * y - x), Math.abs(x + y))) <= 8;
    }

    /** The up to six points beside this one, clockwise from the top: around a hex, its nodes. */
    public List<Point> around() {
        List<Point> points = new ArrayList<>(6);
        for (Point point : List.of(moved(1, 1), moved(1, 0), moved(0, -1), moved(-1, -1), moved(-1, 0), moved(0, 1))) {
            if (point.isOnBoard()) {
                points.add(point);
            }
        }
        return points;
    }

    /** The hexes at a node. */
    public List<Point> hexes() {
        List<Point> hexes = around();
        hexes.removeIf(point -> !point.isHex());
        return hexes;
    }

    /** The nodes of a hex, or those that a road from this node can lead to. */
    public List<Point> nodes() {
        List<Point> nodes = around();
        nodes.removeIf(Point::isHex);
        return nodes;
    }

    private Point moved(int right, int up) {
        return new Point(x + right, y + up);
    }

    @Override
    public String toString() {
        return x + "," + y;
    }

    // Written out: what records have by themselves costs fifty milliseconds when it is first used.
    @Override
    public boolean equals(Object other) {
        return other instanceof Point point && x == point.x && y == point.y;
    }

    @Override
    public int hashCode() {
        return 16 * x + y;
    }
}
