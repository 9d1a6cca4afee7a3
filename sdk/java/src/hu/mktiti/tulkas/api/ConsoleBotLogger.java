package hu.mktiti.tulkas.api;

/** Prints, for bots that are tried without a runtime; here that is the log, too. */
public final class ConsoleBotLogger implements GameBotLogger {
    @Override
    public void log(String message) {
        System.out.println(message);
    }
}
