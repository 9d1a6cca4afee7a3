package hu.mktiti.tulkas.api;

import java.io.Serializable;

/** How a game ended: a {@code ChallengeResult} or a {@code MatchResult}. */
public interface GameResult extends Serializable {}
