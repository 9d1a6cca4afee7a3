package hu.mktiti.tulkas.api.match;

import hu.mktiti.tulkas.api.GameEngine;
import hu.mktiti.tulkas.api.GameResult;
import hu.mktiti.tulkas.api.exception.BotTimeoutException;
import hu.mktiti.tulkas.api.log.EngineLoggerFactory;
import hu.mktiti.tulkas.api.log.GameEngineLogger;
import hu.mktiti.tulkas.api.log.LogTarget;
import hu.mktiti.tulkas.api.match.MatchResult.BotActor;

/**
 * A game for two in which they take turns: says what happens before the first turn and in one turn.
 *
 * <p>Bot A has the first turn. A bot that is late loses, unless the engine catches {@link BotTimeoutException}. Any
 * other exception is a failure of the engine.
 */
public abstract class DuelGameEngine<T> implements GameEngine<T> {
    /** What became of the bot in turn. */
    public enum TurnResult {
        WIN,
        LOSE,
        DRAW,
        ERROR,
        CONTINUE
    }

    /** One step of the game for the bot in turn. */
    private interface Step<T> {
        TurnResult take(T bot, boolean isBotA);
    }

    protected final T botA;
    protected final T botB;
    protected final GameEngineLogger logger;
    private boolean isCurrentlyBotA = true;

    public DuelGameEngine(T botA, T botB) {
        this(botA, botB, EngineLoggerFactory.getLogger());
    }

    public DuelGameEngine(T botA, T botB, GameEngineLogger engineLogger) {
        this.botA = botA;
        this.botB = botB;
        this.logger = engineLogger;
    }

    /** Called once for each bot before the first turn. */
    protected TurnResult initBot(T bot, boolean isBotA) {
        return TurnResult.CONTINUE;
    }

    protected abstract TurnResult playTurn(T currentBot, boolean isBotA);

    @Override
    public final GameResult playGame() {
        MatchResult result = null;
        for (int turn = 0; result == null; ++turn) {
            result = take(turn < 2 ? this::initBot : this::playTurn);
            isCurrentlyBotA = !isCurrentlyBotA;
        }
        return result;
    }

    /** Null while the game goes on. */
    private MatchResult take(Step<T> step) {
        TurnResult result;
        try {
            result = step.take(getCurrentBot(), isCurrentlyBotA);
        } catch (BotTimeoutException late) {
            return error();
        }
        switch (result == null ? TurnResult.CONTINUE : result) {
            case WIN:
                return wins();
            case LOSE:
                return loses();
            case DRAW:
                return draws();
            case ERROR:
                return error();
            default:
                return null;
        }
    }

    protected final void log(String message) {
        logFor(LogTarget.SELF, message);
    }

    protected final void logForCurrent(String message) {
        logFor(isCurrentlyBotA ? LogTarget.BOT_A : LogTarget.BOT_B, message);
    }

    protected final void logForBots(String message) {
        logFor(LogTarget.BOTS, message);
    }

    protected final void logForAll(String message) {
        logFor(LogTarget.ALL, message);
    }

    private void logFor(LogTarget target, String message) {
        if (logger != null) {
            logger.logFor(target, message);
        }
    }

    protected final MatchResult wins() {
        return MatchResult.win(currentBotActor());
    }

    protected final MatchResult loses() {
        return MatchResult.win(botToActor(!isCurrentlyBotA));
    }

    protected final MatchResult draws() {
        return MatchResult.draw();
    }

    protected final MatchResult error() {
        return MatchResult.error(currentBotActor());
    }

    protected final BotActor currentBotActor() {
        return botToActor(isCurrentlyBotA);
    }

    protected final BotActor botToActor(boolean isBotA) {
        return isBotA ? BotActor.BOT_A : BotActor.BOT_B;
    }

    protected final boolean isCurrentlyBotA() {
        return isCurrentlyBotA;
    }

    protected final T getCurrentBot() {
        return isCurrentlyBotA ? botA : botB;
    }
}
