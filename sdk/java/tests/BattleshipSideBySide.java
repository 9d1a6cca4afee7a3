import java.util.ArrayList;
import java.util.List;
import tulkas.battleship.BattleshipBot;
import tulkas.battleship.Direction;
import tulkas.battleship.Position;
import tulkas.battleship.Ship;
import tulkas.battleship.ShootResult;
import tulkas.battleship.TargetMap;

/** The bot that tests/transcripts/battleship.txt describes. */
public final class BattleshipSideBySide implements BattleshipBot {
    @Override
    public List<Ship> setupField(List<Integer> shipSizes) {
        List<Ship> ships = new ArrayList<>();
        for (int size : shipSizes) {
            ships.add(new Ship(new Position(0, 2 * ships.size()), Direction.HORIZONTAL, size));
        }
        return ships;
    }

    @Override
    public Position nextShoot(TargetMap targetMap, Position previousTarget, ShootResult previousResult) {
        List<Position> free = targetMap.freePositions().toList();
        String heard = previousTarget == null
                ? "" : ", " + previousTarget + " " + previousResult.name().toLowerCase();
        log(free.size() + " free" + heard);
        return free.get(0);
    }
}
