import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tulkas.BotInterface;
import tulkas.engine.BotTimeoutException;
import tulkas.engine.GameStart;
import tulkas.engine.GameView;
import tulkas.engine.MatchGameEngine;
import tulkas.engine.MatchResult;
import tulkas.engine.Together;

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
        if ("together".equals(GameStart.told().map())) {
            return playTogether();
        }
        String position = GameStart.told().position();
        if (position != null) {
            GameView.show(Map.of("position", position));
            GameView.show(Map.of("position", position), Arrays.asList("yours", null));
        }
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

    private MatchResult playTogether() {
        List<Together.Answer<Long>> answers = Together.call(bots, bot -> bot.move(0));
        for (int seat = 0; seat < 2; ++seat) {
            Together.Answer<Long> answer = answers.get(seat);
            bots.get(seat).log(answer.isThere() ? "you said " + answer.value() : "you were late");
        }
        Together.eliminate(bots.get(0));
        return draw();
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
