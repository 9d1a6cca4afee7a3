package hu.mktiti.tulkas.api.exception;

/** The bot did not answer in time. An engine that lets it pass lets that bot lose. */
public final class BotTimeoutException extends RuntimeException {}
