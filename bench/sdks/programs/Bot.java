import tulkas.BotInterface;

/** A bot as an author would write it. */
public final class Bot implements BotInterface {
    public int next(int heap, int turn) {
        return 1;
    }
}
