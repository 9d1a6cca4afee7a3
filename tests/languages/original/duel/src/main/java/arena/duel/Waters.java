package arena.duel;

import hu.mktiti.battleship.Position;
import hu.mktiti.battleship.Ship;
import hu.mktiti.battleship.ShootResult;
import hu.mktiti.battleship.TargetMap;
import java.util.ArrayList;
import java.util.List;

/** One player's ships, and what the other knows of them. */
final class Waters {
    private final List<List<Position>> afloat = new ArrayList<>();
    private final TargetMap known = new TargetMap();

    Waters(final List<Ship> ships) {
        for (final Ship ship : ships) {
            final List<Position> squares = new ArrayList<>();
            for (int i = 0; i < ship.getLength(); i++) {
                squares.add(new Position(ship.getPosition().x + i * ship.getDirection().deltaX,
                        ship.getPosition().y + i * ship.getDirection().deltaY));
            }
            afloat.add(squares);
        }
    }

    TargetMap known() {
        return known;
    }

    boolean isEmpty() {
        return afloat.isEmpty();
    }

    ShootResult shoot(final Position target) {
        for (final List<Position> ship : afloat) {
            if (ship.contains(target)) {
                known.set(target, ShootResult.HIT);
                return ship.stream().allMatch(square -> known.get(square) == ShootResult.HIT)
                        ? sink(ship) : ShootResult.HIT;
            }
        }
        known.set(target, ShootResult.MISS);
        return ShootResult.MISS;
    }

    private ShootResult sink(final List<Position> ship) {
        for (final Position square : ship) {
            for (final Ship.Direction direction : Ship.Direction.values()) {
                known.safeSet(square.x + direction.deltaX, square.y + direction.deltaY, ShootResult.MISS);
                known.safeSet(square.x - direction.deltaX, square.y - direction.deltaY, ShootResult.MISS);
            }
        }
        ship.forEach(square -> known.set(square, ShootResult.SINK));
        afloat.remove(ship);
        return ShootResult.SINK;
    }
}
