package tulkas.engine;

/**
 * How a game for one ended.
 *
 * @param points as many as the bot got
 * @param maximum the most there is to get; null when there is no such number
 */
public record ChallengeResult(long points, Long maximum) implements GameResult {}
