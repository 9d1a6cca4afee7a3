package tulkas.catan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is known of a player. */
public final class Player {
    private final Map<?, ?> members;

    Player(Map<?, ?> members) {
        this.members = members;
    }

    public int points() {
        return number("points");
    }

    /** Null where it is hidden; its size never is. */
    public Resources hand() {
        return Resources.from(members.get("hand"));
    }

    public int handSize() {
        return number("hand_size");
    }

    /** How many of a development card are not played yet: "knight", "road-building", …; 0 where they are hidden. */
    public int cards(String card) {
        return count("cards", card);
    }

    /** Of those, how many were bought in this turn. */
    public int newCards(String card) {
        return count("new_cards", card);
    }

    public int cardCount() {
        return number("card_count");
    }

    /** That were played. */
    public int knights() {
        return number("knights");
    }

    public List<Point> settlements() {
        return points("settlements");
    }

    public List<Point> cities() {
        return points("cities");
    }

    public List<Edge> roads() {
        List<Edge> roads = new ArrayList<>();
        for (Object road : (List<?>) members.get("roads")) {
            roads.add(Edge.parse((String) road));
        }
        return roads;
    }

    public int roadLength() {
        return number("road_length");
    }

    public boolean hasLongestRoad() {
        return (Boolean) members.get("longest_road");
    }

    public boolean hasLargestArmy() {
        return (Boolean) members.get("largest_army");
    }

    /** How many of a resource the bank takes for one card. */
    public int rate(Resource resource) {
        return count("rates", resource.toString());
    }

    private int number(String name) {
        return ((Long) members.get(name)).intValue();
    }

    private int count(String name, String kind) {
        Map<?, ?> counts = (Map<?, ?>) members.get(name);
        return counts == null ? 0 : ((Long) counts.get(kind)).intValue();
    }

    private List<Point> points(String name) {
        List<Point> points = new ArrayList<>();
        for (Object point : (List<?>) members.get(name)) {
            points.add(Point.parse((String) point));
        }
        return points;
    }
}
