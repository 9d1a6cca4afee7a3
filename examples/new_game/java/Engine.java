import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tulkas.BotInterface;
import tulkas.engine.BotException;
import tulkas.engine.DuelGameEngine;
import tulkas.engine.GameStart;
import tulkas.engine.GameView;
import tulkas.engine.MatchResult;

/** The engine: it knows the rules, and asks the players. */
public final class Engine extends DuelGameEngine<Engine.Stepper> {
    /** What a bot is asked. */
    public interface Stepper extends BotInterface {
        int step(int at, int squares, List<Integer> moves);
    }

    private int at;

    public Engine(Stepper botA, Stepper botB) {
        super(botA, botB);
    }

    @Override
    protected MatchResult playTurn(Stepper bot) {
        int squares = GameStart.told().number("squares");
        List<Integer> moves = IntStream.rangeClosed(1, 3).filter(step -> at + step <= squares).boxed().toList();
        show(bot, squares, moves);
        int step = bot.step(at, squares, moves);
        if (!moves.contains(step)) {
            throw new BotException(bot, step + " is not one of the moves " + moves);
        }
        at += step;
        if (at < squares) {
            return null;
        }
        show(bot, squares, List.of());
        return win(bot);
    }

    private void show(Stepper bot, int squares, List<Integer> moves) {
        // In a fixed order: the same game must show the same.
        GameView.show(new TreeMap<>(Map.of("at", at, "squares", squares, "turn", bots.indexOf(bot), "moves", moves)));
    }
}
