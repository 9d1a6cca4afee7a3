import tulkas.BotInterface;
import tulkas.engine.BotException;
import tulkas.engine.BotTimeoutException;
import tulkas.engine.DuelGameEngine;
import tulkas.engine.GameStart;
import tulkas.engine.MatchResult;

/** A heap of 21 stones: in turn, a player takes 1, 2 or 3; who takes the last wins. One that is late takes one. */
public final class Heap extends DuelGameEngine<Heap.Taker> {
    /** What its bots can do. */
    public interface Taker extends BotInterface {
        int take(int heap);
    }

    private int heap = 21;

    public Heap(Taker botA, Taker botB) {
        super(botA, botB);
    }

    @Override
    protected MatchResult prepare() {
        GameStart start = GameStart.told();
        if (start.options().containsKey("heap")) {
            heap = start.number("heap");
            logger.logToAll("seed " + start.seed() + " on " + start.map() + ", " + start.choice("last"));
        }
        return null;
    }

    @Override
    protected MatchResult playTurn(Taker bot) {
        int taken = ask(bot);
        if (taken < 1 || taken > Math.min(3, heap)) {
            throw new BotException(bot, "cannot take " + taken);
        }
        heap -= taken;
        logger.logToAll(heap + " are left");
        if (heap > 0) {
            return null;
        }
        // What shines is counted.
        boolean shines = "shines".equals(GameStart.told().options().get("last"));
        return !shines ? win(bot) : seatOf(bot) == 0 ? scores(3, 1) : scores(1, 3);
    }

    private int ask(Taker bot) {
        try {
            return bot.take(heap);
        } catch (BotTimeoutException late) {
            bot.log("too late");
            return 1;
        }
    }
}
