package hu.mktiti.tulkas.api;

/** A bot's way to its own log. */
public interface GameBotLogger {
    void log(String message);
}
