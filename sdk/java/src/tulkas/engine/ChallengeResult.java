package tulkas.engine;

/**
 * How a game for one ended.
 *
 * @param points as many as the bot got; null when it failed
 * @param maximum the most there is to get; null when there is no such number
 */
public record ChallengeResult(Long points, Long maximum) implements GameResult {}
