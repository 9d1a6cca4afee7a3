package tulkas.engine;

/** The bot did not answer in time. */
public final class BotTimeoutException extends BotException {
    BotTimeoutException(BotProxy proxy) {
        super(proxy, "no answer in time");
    }
}
