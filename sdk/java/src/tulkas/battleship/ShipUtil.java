package tulkas.battleship;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** What many bots for Battleship want. */
public final class ShipUtil {
    private ShipUtil() {}

    /** A valid fleet of these sizes, at random; never fails for the sizes the game asks for. */
    public static List<Ship> randomSetup(List<Integer> shipSizes) {
        return randomSetup(shipSizes, new Random());
    }

    public static List<Ship> randomSetup(List<Integer> shipSizes, Random random) {
        List<Integer> sizes = new ArrayList<>(shipSizes);
        sizes.sort(Comparator.reverseOrder()); // the largest first: so there always is room
        Set<Position> taken = new HashSet<>();
        List<Ship> ships = new ArrayList<>();
        for (int size : sizes) {
            List<Ship> places = placesFor(size, taken);
            Ship ship = places.get(random.nextInt(places.size()));
            ships.add(ship);
            for (Position square : ship.squares()) {
                taken.add(square);
                taken.addAll(square.neighbours());
            }
        }
        return ships;
    }

    private static List<Ship> placesFor(int size, Set<Position> taken) {
        List<Ship> places = new ArrayList<>();
        for (int y = 0; y < Position.GRID_SIZE; ++y) {
            for (int x = 0; x < Position.GRID_SIZE; ++x) {
                addIfFree(places, new Ship(new Position(x, y), Direction.HORIZONTAL, size), taken);
                if (size > 1) {
                    addIfFree(places, new Ship(new Position(x, y), Direction.VERTICAL, size), taken);
                }
            }
        }
        return places;
    }

    private static void addIfFree(List<Ship> places, Ship ship, Set<Position> taken) {
        for (Position square : ship.squares()) {
            if (!square.isValid() || taken.contains(square)) {
                return;
            }
        }
        places.add(ship);
    }
}
