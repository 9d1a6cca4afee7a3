package arena.duel;

import hu.mktiti.battleship.BattleshipBot;
import hu.mktiti.battleship.Position;
import hu.mktiti.battleship.Ship;
import hu.mktiti.battleship.ShootResult;
import hu.mktiti.tulkas.api.match.DuelGameEngine;

/** An engine of the original runtime: Battleship, with bots of the original API. */
public final class SeaDuel extends DuelGameEngine<BattleshipBot> {
    private final Waters[] waters = new Waters[2]; // of bot A, of bot B
    private final Position[] lastTargets = new Position[2];
    private final ShootResult[] lastResults = new ShootResult[2];

    public SeaDuel(final BattleshipBot botA, final BattleshipBot botB) {
        super(botA, botB);
    }

    @Override
    protected TurnResult initBot(final BattleshipBot bot, final boolean isBotA) {
        waters[isBotA ? 0 : 1] = new Waters(bot.setupField(Ship.getShipSizes()));
        return TurnResult.CONTINUE;
    }

    @Override
    protected TurnResult playTurn(final BattleshipBot bot, final boolean isBotA) {
        final int own = isBotA ? 0 : 1;
        final Waters enemy = waters[1 - own];
        do {
            final Position target = bot.nextShoot(enemy.known(), lastTargets[own], lastResults[own]);
            if (target == null || !target.isValid() || enemy.known().get(target) != null) {
                logForCurrent("cannot shoot at " + target);
                return TurnResult.ERROR;
            }
            lastTargets[own] = target;
            lastResults[own] = enemy.shoot(target);
            logForCurrent(target + " is a " + lastResults[own]);
            if (enemy.isEmpty()) {
                logForAll(currentBotActor() + " has sunk everything");
                return TurnResult.WIN;
            }
        } while (lastResults[own] != ShootResult.MISS);
        return TurnResult.CONTINUE;
    }
}
