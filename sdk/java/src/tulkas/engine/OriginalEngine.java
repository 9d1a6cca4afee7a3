package tulkas.engine;

import hu.mktiti.tulkas.api.exception.BotTimeoutException;
import tulkas.BotInterface;

/** An engine of the original runtime, {@code hu.mktiti.tulkas.api}, as one of this SDK. */
final class OriginalEngine implements GameEngine<BotInterface> {
    private final hu.mktiti.tulkas.api.GameEngine<?> engine;

    OriginalEngine(hu.mktiti.tulkas.api.GameEngine<?> engine) {
        this.engine = engine;
    }

    static boolean is(Class<?> type) {
        return hu.mktiti.tulkas.api.GameEngine.class.isAssignableFrom(type);
    }

    /** What its bots throw that are late; which one it was is known here, not there. */
    static boolean expectsItsOwnExceptions(Class<?> botInterface) {
        return hu.mktiti.tulkas.api.BotInterface.class.isAssignableFrom(botInterface);
    }

    @Override
    public GameResult playGame() {
        try {
            return converted(engine.playGame());
        } catch (BotTimeoutException late) {
            throw BotProxy.lastLate();
        }
    }

    private static GameResult converted(hu.mktiti.tulkas.api.GameResult result) {
        if (result instanceof hu.mktiti.tulkas.api.match.MatchResult match) {
            return MatchResult.valueOf(match.type.name());
        }
        if (result instanceof hu.mktiti.tulkas.api.challenge.ChallengeResult challenge) {
            return new ChallengeResult(challenge.points, challenge.maxPoints);
        }
        throw new IllegalStateException("playGame must return a MatchResult or a ChallengeResult (got " + result + ")");
    }
}
