package tulkas.engine;

import java.util.List;
import tulkas.BotInterface;

/** A game for two bots. */
public abstract class MatchGameEngine<B extends BotInterface> implements GameEngine<B> {
    protected final List<B> bots;
    protected final GameEngineLogger logger = new GameEngineLogger();

    protected MatchGameEngine(B botA, B botB) {
        bots = List.of(botA, botB);
    }

    @Override
    public abstract MatchResult playGame() throws Exception;

    protected static int seatOf(BotInterface bot) {
        return BotProxy.of(bot).seat();
    }

    protected B opponentOf(B bot) {
        return bots.get(1 - seatOf(bot));
    }

    protected MatchResult win(B bot) {
        return MatchResult.win(seatOf(bot));
    }

    protected MatchResult lose(B bot) {
        return win(opponentOf(bot));
    }

    /** Where the score counts and not only the win: the greater one has won. */
    protected MatchResult scores(long ofA, long ofB) {
        return MatchResult.scores(ofA, ofB);
    }

    protected MatchResult draw() {
        return MatchResult.DRAW;
    }
}
