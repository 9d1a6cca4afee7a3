package hu.mktiti.tulkas.api.log;

import tulkas.wire.Channel;

/** Where engines find their logger. */
public final class EngineLoggerFactory {
    private static GameEngineLogger logger = (target, message) -> Channel.the().log(target.name(), message);

    private EngineLoggerFactory() {}

    public static GameEngineLogger getLogger() {
        return logger;
    }

    /** For engines that are tried without a runtime. */
    public static void setDefaultLogger(GameEngineLogger logger) {
        if (logger != null) {
            EngineLoggerFactory.logger = logger;
        }
    }
}
