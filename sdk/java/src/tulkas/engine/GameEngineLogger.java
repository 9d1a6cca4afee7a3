package tulkas.engine;

import tulkas.BotInterface;
import tulkas.wire.Channel;

/** An engine's way to the logs; {@code bot.log(text)} is for the log of one bot. */
public final class GameEngineLogger {
    GameEngineLogger() {}

    /** To the engine's own log. */
    public void log(String text) {
        Channel.the().log("SELF", text);
    }

    public void logTo(BotInterface bot, String text) {
        BotProxy.of(bot).log(text);
    }

    public void logToBots(String text) {
        Channel.the().log("BOTS", text);
    }

    public void logToAll(String text) {
        Channel.the().log("ALL", text);
    }
}
