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
        return heap == 0 ? win(bot) : null;
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
