package tulkas.engine;

import java.util.List;

/**
 * How a game for more than two ended.
 *
 * @param scores one for each seat
 */
public record RankingResult(List<Long> scores) implements GameResult {}
