package tulkas.engine;

/** How a game for two ended. */
public enum MatchResult implements GameResult {
    BOT_A_WIN,
    DRAW,
    BOT_B_WIN,
    BOT_A_ERROR,
    BOT_B_ERROR;

    public static MatchResult win(int seat) {
        return seat == 0 ? BOT_A_WIN : BOT_B_WIN;
    }

    public static MatchResult error(int seat) {
        return seat == 0 ? BOT_A_ERROR : BOT_B_ERROR;
    }
}
