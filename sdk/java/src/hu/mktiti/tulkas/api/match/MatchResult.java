package hu.mktiti.tulkas.api.match;

import hu.mktiti.tulkas.api.GameResult;
import java.io.Serializable;
import java.util.Objects;

/** How a game for two ended. */
public final class MatchResult implements GameResult {
    /** One of the two. */
    public enum BotActor {
        BOT_A,
        BOT_B
    }

    /** A win, a draw, or a loss by an error. */
    public enum ResultType implements Serializable {
        BOT_A_WIN,
        DRAW,
        BOT_B_WIN,
        BOT_A_ERROR,
        BOT_B_ERROR
    }

    public final ResultType type;

    public MatchResult(ResultType type) {
        this.type = type;
    }

    public static MatchResult win(BotActor bot) {
        return of(bot, ResultType.BOT_A_WIN, ResultType.BOT_B_WIN);
    }

    public static MatchResult error(BotActor bot) {
        return of(bot, ResultType.BOT_A_ERROR, ResultType.BOT_B_ERROR);
    }

    public static MatchResult draw() {
        return new MatchResult(ResultType.DRAW);
    }

    private static MatchResult of(BotActor bot, ResultType ofA, ResultType ofB) {
        return new MatchResult(Objects.requireNonNull(bot) == BotActor.BOT_A ? ofA : ofB);
    }

    public boolean botWon(BotActor bot) {
        return Objects.requireNonNull(bot) == BotActor.BOT_A ? botAWon() : botBWon();
    }

    public boolean botAWon() {
        return type == ResultType.BOT_A_WIN || type == ResultType.BOT_B_ERROR;
    }

    public boolean botBWon() {
        return type == ResultType.BOT_B_WIN || type == ResultType.BOT_A_ERROR;
    }

    @Override
    public String toString() {
        return type.toString();
    }
}
