package hu.mktiti.tulkas.api;

/**
 * What marks the interface of a game's bots in the original runtime, whose games and bots play here unchanged.
 *
 * <p>New games extend {@link tulkas.BotInterface}.
 */
public interface BotInterface extends tulkas.BotInterface {}
