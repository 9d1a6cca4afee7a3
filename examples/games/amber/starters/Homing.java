import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tulkas.BotInterface;

/** Gathers where it is, as long as it is worth it, and comes home in time. */
public class Homing implements BotInterface {
    private static final Map<String, int[]> STEPS = Map.of(
            "north", new int[] {0, -1}, "east", new int[] {1, 0}, "south", new int[] {0, 1}, "west", new int[] {-1, 0});

    /** (0, 0) is in the north-west. */
    public record Place(int x, int y) {}

    public record Ship(int id, int x, int y, int amber) {}

    /** The first harbour is the base. */
    public record Fleet(int store, List<Place> harbours, List<Ship> ships) {}

    /** What things cost, and what a ship can carry. */
    public record Rules(int turns, int ship, int depot, int hold) {}

    public Map<String, String> orders(int turn, int you, Rules rules, List<Fleet> fleets, List<List<Integer>> sea) {
        Fleet mine = fleets.get(you);
        Map<String, String> orders = new HashMap<>();
        for (Ship ship : mine.ships()) {
            Place here = new Place(ship.x(), ship.y());
            int wayHome = way(here, mine.harbours().get(0), sea);
            boolean isFull = ship.amber() > rules.hold() / 2 || rules.turns() - turn <= wayHome + 1;
            if (isFull) {
                orders.put(String.valueOf(ship.id()), best(here, sea, place -> way(place, mine.harbours().get(0), sea)));
            } else if (sea.get(here.y()).get(here.x()) < 5) {
                orders.put(String.valueOf(ship.id()), best(here, sea, place -> -sea.get(place.y()).get(place.x())));
            }
        }
        return orders;
    }

    private interface Cost {
        int of(Place place);
    }

    private static String best(Place here, List<List<Integer>> sea, Cost cost) {
        return STEPS.keySet().stream().sorted()
                .min(Comparator.comparingInt(step -> cost.of(beside(here, STEPS.get(step), sea)))).orElseThrow();
    }

    private static Place beside(Place here, int[] step, List<List<Integer>> sea) {
        int height = sea.size();
        int width = sea.get(0).size();
        return new Place((here.x() + step[0] + width) % width, (here.y() + step[1] + height) % height);
    }

    private static int way(Place from, Place to, List<List<Integer>> sea) {
        int right = Math.abs(from.x() - to.x());
        int down = Math.abs(from.y() - to.y());
        return Math.min(right, sea.get(0).size() - right) + Math.min(down, sea.size() - down);
    }
}
