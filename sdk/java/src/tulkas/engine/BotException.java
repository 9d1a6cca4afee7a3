package tulkas.engine;

import tulkas.BotInterface;

/** A bot's failure: whose, and what it did. */
public class BotException extends RuntimeException {
    private final transient BotProxy proxy;

    public BotException(BotInterface bot, String why) {
        this(BotProxy.of(bot), why);
    }

    BotException(BotProxy proxy, String why) {
        super(why);
        this.proxy = proxy;
    }

    BotProxy proxy() {
        return proxy;
    }
}
