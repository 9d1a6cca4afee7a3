package tulkas;

import java.util.Map;
import tulkas.wire.Channel;

/**
 * A bot: answers the calls of a game's engine.
 *
 * <p>The built-in games have interfaces of their own that extend this one, such as {@code PloyBot} in {@code
 * tulkas.ploy}. For any other game implement this one, or the one that the game's author wrote, with a public method for each that the game calls: {@code next_card} becomes {@code nextCard}, and its
 * parameters are found by their names.
 *
 * <p>What a bot prints goes to its log, like what it gives to {@link #log}. An exception that leaves one of its
 * methods is reported and ends the game: the bot has lost it.
 */
public interface BotInterface {
    /** The answer to one call. */
    default Object answer(String method, Map<String, Object> params) throws Exception {
        return Methods.call(this, method, params);
    }

    /** An entry in the bot's own log, which its author can read after the game. */
    default void log(String text) {
        Channel.the().log("SELF", text);
    }

    /** The time as it was when the engine called. */
    default TimeLeft timeGiven() {
        return CallClock.given();
    }

    /**
     * What is left of that now. The time that passed since counts as used: what the process itself used cannot
     * be had from Java without loading more than a bot should wait for. The arena's own count decides.
     */
    default TimeLeft timeLeft() {
        return CallClock.left();
    }
}
