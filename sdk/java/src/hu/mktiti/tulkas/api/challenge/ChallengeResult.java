package hu.mktiti.tulkas.api.challenge;

import hu.mktiti.tulkas.api.GameResult;

/** How a game for one ended. */
public final class ChallengeResult implements GameResult {
    /** Null when the bot failed. */
    public final Long points;
    /** The most there is to get; null when there is no such number. */
    public final Long maxPoints;

    public ChallengeResult(Long points, Long maxPoints) {
        this.points = points;
        this.maxPoints = maxPoints;
    }

    public static ChallengeResult crash() {
        return new ChallengeResult(null, null);
    }

    public static ChallengeResult result(long points) {
        return new ChallengeResult(points, null);
    }

    public static ChallengeResult result(long points, long maxPoints) {
        return new ChallengeResult(points, maxPoints);
    }

    public boolean hasBotCrashed() {
        return points == null;
    }

    public boolean isComplete() {
        return points != null && points.equals(maxPoints);
    }

    @Override
    public String toString() {
        return points == null ? "crash" : points + (maxPoints == null ? "" : "/" + maxPoints) + " points";
    }
}
