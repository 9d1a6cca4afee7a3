package tulkas.catan;

/** A place of a road or a harbour: two nodes. */
public record Edge(Point one, Point other) {
    static Edge parse(String text) {
        int colon = text.indexOf(':');
        return new Edge(Point.parse(text.substring(0, colon)), Point.parse(text.substring(colon + 1)));
    }
}
