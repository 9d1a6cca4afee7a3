package tulkas.engine;

import tulkas.BotInterface;

/** A game for one bot, whose result is a whole number; a bot that fails gets 0. */
public abstract class ChallengeGameEngine<B extends BotInterface> implements GameEngine<B> {
    protected final B bot;
    protected final GameEngineLogger logger = new GameEngineLogger();
    private final Long maximum;

    protected ChallengeGameEngine(B bot) {
        this.bot = bot;
        this.maximum = null;
    }

    /** A game in which there are only so many points to get. */
    protected ChallengeGameEngine(B bot, long maximum) {
        this.bot = bot;
        this.maximum = maximum;
    }

    @Override
    public abstract ChallengeResult playGame() throws Exception;

    protected ChallengeResult result(long points) {
        return new ChallengeResult(points, maximum);
    }
}
