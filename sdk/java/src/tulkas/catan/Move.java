package tulkas.catan;

import java.util.ArrayList;
import java.util.List;

/**
 * A move in the game's notation.
 *
 * @param text such as "settlement:-1,3"
 */
public record Move(String text) {
    public static final Move REJECT = new Move("reject");

    public static Move discard(Resources cards) {
        return new Move("discard:" + cards);
    }

    public static Move choose(Resource resource) {
        return new Move("choose:" + resource);
    }

    /** Some cards to another player for some others. */
    public static Move offer(int partner, Resources give, Resources take) {
        return new Move("offer:" + partner + ":" + give + ":" + take);
    }

    /** settlement, road, city, roll, end, buy, play, robber, steal, choose, discard, bank, offer, accept, reject */
    public String kind() {
        int colon = text.indexOf(':');
        return colon < 0 ? text : text.substring(0, colon);
    }

    /** What stands after the kind, between colons. */
    public List<String> arguments() {
        List<String> arguments = new ArrayList<>();
        for (int colon = text.indexOf(':'); colon >= 0;) {
            int next = text.indexOf(':', colon + 1);
            arguments.add(text.substring(colon + 1, next < 0 ? text.length() : next));
            colon = next;
        }
        return arguments;
    }

    /** The points of a settlement, a city, a road or a move of the robber. */
    public List<Point> places() {
        List<Point> places = new ArrayList<>();
        for (String argument : arguments()) {
            places.add(Point.parse(argument));
        }
        return places;
    }

    @Override
    public String toString() {
        return text;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Move move && text.equals(move.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
