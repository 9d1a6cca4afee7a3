package tulkas;

import java.util.Map;

/**
 * CPU time in milliseconds, infinite where there is no limit.
 *
 * @param call for this answer
 * @param game for this answer and all later ones
 */
public record TimeLeft(double call, double game) {
    public static final TimeLeft FOREVER = new TimeLeft(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);

    /** Whichever runs out first. */
    public double tightest() {
        return Math.min(call, game);
    }

    TimeLeft less(double used) {
        return new TimeLeft(call - used, game - used);
    }

    /** As it comes with a call; without limits where nothing is said. */
    static TimeLeft givenWith(Map<?, ?> call) {
        return call.get("time") instanceof Map<?, ?> time
                ? new TimeLeft(milliseconds(time.get("call_us")), milliseconds(time.get("game_us")))
                : FOREVER;
    }

    private static double milliseconds(Object microseconds) {
        return microseconds instanceof Number number ? number.doubleValue() / 1000 : Double.POSITIVE_INFINITY;
    }
}
