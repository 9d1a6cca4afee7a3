package hu.mktiti.tulkas.api;

import tulkas.wire.Channel;

/** Where bots find their logger. */
public final class BotLoggerFactory {
    private static GameBotLogger logger = message -> Channel.the().log("SELF", message);

    private BotLoggerFactory() {}

    public static GameBotLogger getLogger() {
        return logger;
    }

    /** For bots that are tried without a runtime. */
    public static void setDefaultLogger(GameBotLogger logger) {
        if (logger != null) {
            BotLoggerFactory.logger = logger;
        }
    }
}
