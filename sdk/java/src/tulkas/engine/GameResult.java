package tulkas.engine;

/** How a game ended: of one, of two, of more. */
public sealed interface GameResult permits ChallengeResult, MatchResult, RankingResult {}
