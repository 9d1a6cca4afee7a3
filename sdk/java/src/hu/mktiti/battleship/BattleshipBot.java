package hu.mktiti.battleship;

import hu.mktiti.tulkas.api.BotInterface;
import java.util.List;

/** A bot for Battleship as it was written for the original runtime; {@code tulkas.battleship} is for new ones. */
public interface BattleshipBot extends BotInterface {
    /** A valid fleet: one ship of each of these sizes. */
    List<Ship> setupField(List<Integer> shipSizes);

    /** A free position; the previous target and its result are null at the first shot. */
    Position nextShoot(TargetMap targetMap, Position previousTarget, ShootResult previousResult);
}
