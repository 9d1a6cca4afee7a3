package hu.mktiti.tulkas.api.log;

/** Prints, for engines that are tried without a runtime. */
public final class ConsoleEngineLogger implements GameEngineLogger {
    @Override
    public void logFor(LogTarget logTarget, String message) {
        System.out.println(logTarget == LogTarget.SELF ? message : "[for " + logTarget + "] " + message);
    }
}
