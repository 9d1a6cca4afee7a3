import hu.mktiti.tulkas.api.BotInterface;
import hu.mktiti.tulkas.api.challenge.ChallengeGameEngine;
import hu.mktiti.tulkas.api.challenge.ChallengeResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A challenge of the original runtime, whose bots are given and give plain classes: guess a number. */
public class Guessing extends ChallengeGameEngine<Guessing.Guesser> {
    /** What its bots can do. */
    public interface Guesser extends BotInterface {
        Guess next(Range range, List<Guess> before, Map<Integer, Pair<String, Guess>> notes);
    }

    /** Private fields, a constructor with their names, getters. */
    public static final class Range {
        private final int low;
        private final int highEnd;

        public Range(final int highEnd, final int low) {
            this.low = low;
            this.highEnd = highEnd;
        }

        public int getLow() {
            return low;
        }

        public int getHighEnd() {
            return highEnd;
        }
    }

    /** No constructor that takes anything; a field that is not sent, one that is inherited. */
    public static class Guess extends Named {
        public int value;
        private transient String secret = "not sent";
    }

    /** What guesses inherit. */
    public static class Named {
        protected String name;
    }

    /** Of any two types. */
    public static final class Pair<A, B> {
        public final A first;
        public final B second;

        public Pair(final A first, final B second) {
            this.first = first;
            this.second = second;
        }
    }

    public Guessing(final Guesser bot) {
        super(bot);
    }

    @Override
    public ChallengeResult playChallenge() {
        final int wanted = 73;
        int low = 0;
        int high = 100;
        final List<Guess> before = new ArrayList<>();
        for (int left = 10; left > 0; left--) {
            final Map<Integer, Pair<String, Guess>> notes = before.isEmpty()
                    ? Map.of() : Map.of(before.size(), new Pair<>("last", before.get(before.size() - 1)));
            final Guess guess = bot.next(new Range(high, low), before, notes);
            logForBot(guess.name + " says " + guess.value);
            if (guess.value < low || guess.value > high) {
                log("out of the range");
                return crash();
            }
            if (guess.value == wanted) {
                return result(left, 10);
            }
            low = guess.value < wanted ? guess.value + 1 : low;
            high = guess.value > wanted ? guess.value - 1 : high;
            before.add(guess);
        }
        return result(0, 10);
    }
}
