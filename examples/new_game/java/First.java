import java.util.List;
import tulkas.BotInterface;

/** A bot: it gets the params of a question by name, and returns the answer. */
public class First implements BotInterface {
    public int step(int at, int squares, List<Integer> moves) {
        return moves.get(0);
    }
}
