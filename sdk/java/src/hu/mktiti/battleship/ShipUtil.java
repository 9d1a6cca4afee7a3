package hu.mktiti.battleship;

import java.util.ArrayList;
import java.util.List;

/** What many bots for Battleship want. */
public final class ShipUtil {
    private ShipUtil() {}

    /** A valid fleet of these sizes, at random. */
    public static List<Ship> randomSetup(List<Integer> shipSizes) {
        List<Ship> fleet = new ArrayList<>();
        for (var ship : tulkas.battleship.ShipUtil.randomSetup(shipSizes)) {
            fleet.add(new Ship(ship.size(), new Position(ship.position().x(), ship.position().y()),
                    Ship.Direction.valueOf(ship.direction().name())));
        }
        return fleet;
    }
}
