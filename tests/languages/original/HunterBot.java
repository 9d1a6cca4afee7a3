package arena.hunter;

import hu.mktiti.battleship.BattleshipBot;
import hu.mktiti.battleship.Position;
import hu.mktiti.battleship.Ship;
import hu.mktiti.battleship.ShipUtil;
import hu.mktiti.battleship.ShootResult;
import hu.mktiti.battleship.TargetMap;
import hu.mktiti.tulkas.api.BotLoggerFactory;
import hu.mktiti.tulkas.api.GameBotLogger;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** A bot of the original runtime: shoots beside what it hit, else anywhere. Its parameters have names of its own. */
public final class HunterBot implements BattleshipBot {
    private final GameBotLogger logger = BotLoggerFactory.getLogger();
    private final Random random = new Random(7);

    @Override
    public List<Ship> setupField(final List<Integer> sizes) {
        return ShipUtil.randomSetup(sizes);
    }

    @Override
    public Position nextShoot(final TargetMap map, final Position last, final ShootResult heard) {
        logger.log(last == null ? "first shot" : "heard " + heard + " at " + last.x + "," + last.y);
        final List<Position> free = map.freePositions().collect(Collectors.toList());
        final List<Position> beside = free.stream().filter(p -> isBesideHit(map, p)).collect(Collectors.toList());
        final List<Position> best = beside.isEmpty() ? free : beside;
        return best.get(random.nextInt(best.size()));
    }

    private static boolean isBesideHit(final TargetMap map, final Position square) {
        for (final Ship.Direction direction : Ship.Direction.values()) {
            for (int step = -1; step <= 1; step += 2) {
                final int x = square.x + step * direction.deltaX;
                final int y = square.y + step * direction.deltaY;
                if (new Position(x, y).isValid() && map.get(x, y) == ShootResult.HIT) {
                    return true;
                }
            }
        }
        return false;
    }
}
