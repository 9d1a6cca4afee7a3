package tulkas.engine;

/** How a game for two ended. */
public final class MatchResult implements GameResult {
    public static final MatchResult BOT_A_WIN = new MatchResult("BOT_A_WIN");
    public static final MatchResult DRAW = new MatchResult("DRAW");
    public static final MatchResult BOT_B_WIN = new MatchResult("BOT_B_WIN");
    public static final MatchResult BOT_A_ERROR = new MatchResult("BOT_A_ERROR");
    public static final MatchResult BOT_B_ERROR = new MatchResult("BOT_B_ERROR");

    private final String name;
    private final long[] scores;

    private MatchResult(String name, long... scores) {
        this.name = name;
        this.scores = scores;
    }

    public static MatchResult win(int seat) {
        return seat == 0 ? BOT_A_WIN : BOT_B_WIN;
    }

    public static MatchResult error(int seat) {
        return seat == 0 ? BOT_A_ERROR : BOT_B_ERROR;
    }

    /** Where the score counts and not only the win: the greater one has won. */
    public static MatchResult scores(long ofA, long ofB) {
        return new MatchResult(ofA == ofB ? "DRAW" : ofA > ofB ? "BOT_A_WIN" : "BOT_B_WIN", ofA, ofB);
    }

    /** The result of that name. */
    public static MatchResult valueOf(String name) {
        for (MatchResult result : new MatchResult[] {BOT_A_WIN, DRAW, BOT_B_WIN, BOT_A_ERROR, BOT_B_ERROR}) {
            if (result.name.equals(name)) {
                return result;
            }
        }
        throw new IllegalArgumentException("no result is called " + name);
    }

    public String name() {
        return name;
    }

    long[] scores() {
        return scores;
    }

    @Override
    public String toString() {
        return name;
    }
}
