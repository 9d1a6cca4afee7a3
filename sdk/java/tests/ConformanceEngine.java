import tulkas.BotInterface;
import tulkas.engine.BotTimeoutException;
import tulkas.engine.MatchGameEngine;
import tulkas.engine.MatchResult;

/** The engine that tests/transcripts/engine.txt describes. */
public final class ConformanceEngine extends MatchGameEngine<ConformanceEngine.Mover> {
    /** What its bots can do. */
    public interface Mover extends BotInterface {
        long move(int turn);
    }

    private boolean wasLate;

    public ConformanceEngine(Mover botA, Mover botB) {
        super(botA, botB);
    }

    @Override
    public MatchResult playGame() {
        long total = 0;
        for (int turn = 1; turn <= 4; ++turn) {
            Mover bot = bots.get((turn - 1) % 2);
            long answer = ask(bot, turn);
            if (turn == 1) {
                logger.logToAll("A said " + answer);
            } else {
                bot.log("you said " + answer);
            }
            total += answer;
        }
        return total == 0 ? draw() : win(bots.get(total > 0 ? 0 : 1));
    }

    private long ask(Mover bot, int turn) {
        try {
            return bot.move(turn);
        } catch (BotTimeoutException late) {
            if (bot == bots.get(0) || wasLate) {
                throw late;
            }
            wasLate = true;
            return 0;
        }
    }
}
