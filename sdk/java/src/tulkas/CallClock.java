package tulkas;

import java.util.Map;

/** Counts down what was given with the call that is being answered. */
final class CallClock {
    private static long calledAt;
    private static TimeLeft given = TimeLeft.FOREVER;

    private CallClock() {}

    static void start() {
        calledAt = System.nanoTime();
    }

    static void setGiven(Map<?, ?> call) {
        given = TimeLeft.givenWith(call);
    }

    static TimeLeft given() {
        return given;
    }

    static TimeLeft left() {
        return given.less((System.nanoTime() - calledAt) / 1e6);
    }
}
