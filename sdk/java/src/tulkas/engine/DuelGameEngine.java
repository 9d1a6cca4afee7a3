package tulkas.engine;

import tulkas.BotInterface;

/**
 * A game for two in which they take turns: says what happens in one turn, and the rest is done here.
 *
 * <p>Bot A has the first turn. A turn is all that one bot does before it is the other's.
 */
public abstract class DuelGameEngine<B extends BotInterface> extends MatchGameEngine<B> {
    protected DuelGameEngine(B botA, B botB) {
        super(botA, botB);
    }

    /** What comes before the first turn, if anything does; a result ends the game at once. */
    protected MatchResult prepare() throws Exception {
        return null;
    }

    /** One turn of that bot: the result of the game when this ended it, else null. */
    protected abstract MatchResult playTurn(B bot) throws Exception;

    @Override
    public final MatchResult playGame() throws Exception {
        MatchResult result = prepare();
        for (B active = bots.get(0); result == null; active = opponentOf(active)) {
            result = playTurn(active);
        }
        return result;
    }
}
