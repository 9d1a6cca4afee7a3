package hu.mktiti.tulkas.api.challenge;

import hu.mktiti.tulkas.api.GameEngine;
import hu.mktiti.tulkas.api.GameResult;
import hu.mktiti.tulkas.api.log.ConsoleEngineLogger;
import hu.mktiti.tulkas.api.log.EngineLoggerFactory;
import hu.mktiti.tulkas.api.log.GameEngineLogger;
import hu.mktiti.tulkas.api.log.LogTarget;

/** A game for one bot, whose result is a whole number. */
public abstract class ChallengeGameEngine<T> implements GameEngine<T> {
    protected final T bot;
    protected final GameEngineLogger logger;

    public ChallengeGameEngine(T bot) {
        this(bot, EngineLoggerFactory.getLogger());
    }

    public ChallengeGameEngine(T bot, GameEngineLogger engineLogger) {
        this.bot = bot;
        this.logger = engineLogger == null ? new ConsoleEngineLogger() : engineLogger;
    }

    public abstract ChallengeResult playChallenge();

    @Override
    public final GameResult playGame() {
        return playChallenge();
    }

    /** The bot failed. */
    protected final ChallengeResult crash() {
        return ChallengeResult.crash();
    }

    protected final ChallengeResult result(long points) {
        return ChallengeResult.result(points);
    }

    protected final ChallengeResult result(long points, long maxPoints) {
        return ChallengeResult.result(points, maxPoints);
    }

    protected final void log(String message) {
        logger.log(message);
    }

    protected final void logForBot(String message) {
        logger.logFor(LogTarget.BOT_A, message);
    }

    protected final void logForAll(String message) {
        logger.logFor(LogTarget.ALL, message);
    }
}
