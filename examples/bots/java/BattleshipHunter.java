import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tulkas.battleship.BattleshipBot;
import tulkas.battleship.Position;
import tulkas.battleship.Ship;
import tulkas.battleship.ShipUtil;
import tulkas.battleship.ShootResult;
import tulkas.battleship.TargetMap;

/**
 * A bot for Battleship that shoots at random until it hits, and then around the hit until the ship is sunk.
 *
 * <p>It keeps nothing from one call to the next: the map tells all.
 */
public class BattleshipHunter implements BattleshipBot {
    private final Random random = new Random();

    @Override
    public List<Ship> setupField(List<Integer> shipSizes) {
        return ShipUtil.randomSetup(shipSizes);
    }

    @Override
    public Position nextShoot(TargetMap targetMap, Position previousTarget, ShootResult previousResult) {
        List<Position> free = targetMap.freePositions().toList();
        List<Position> nearHit = new ArrayList<>();
        List<Position> inLine = new ArrayList<>();
        for (Position square : free) {
            for (Position beside : square.neighbours()) {
                if (targetMap.get(beside) == ShootResult.HIT) {
                    nearHit.add(square);
                    if (isHitBeyond(targetMap, square, beside)) {
                        inLine.add(square);
                    }
                }
            }
        }
        List<Position> targets = !inLine.isEmpty() ? inLine : !nearHit.isEmpty() ? nearHit : free;
        return targets.get(random.nextInt(targets.size()));
    }

    /** Whether there are two hits in a row next to the square: then the ship may go on there. */
    private static boolean isHitBeyond(TargetMap targetMap, Position square, Position hit) {
        Position beyond = new Position(2 * hit.x() - square.x(), 2 * hit.y() - square.y());
        return beyond.isValid() && targetMap.get(beyond) == ShootResult.HIT;
    }
}
