package hu.mktiti.tulkas.api.log;

/** An engine's way to the logs. */
public interface GameEngineLogger {
    /** To the engine's own log. */
    default void log(String message) {
        logFor(LogTarget.SELF, message);
    }

    void logFor(LogTarget logTarget, String message);
}
