import hu.mktiti.tulkas.api.BotInterface;
import java.util.List;
import java.util.Map;

/** Guesses the middle; it has classes of its own for what the engine sends. */
public class Halver implements BotInterface {
    static class Range {
        int low;
        int highEnd;
    }

    static class Guess {
        private final String name;
        private final int value;

        Guess(String name, int value) {
            this.name = name;
            this.value = value;
        }
    }

    record Note(String first, Guess second) {}

    public Guess next(Range range, List<Guess> before, Map<Integer, Note> notes) {
        if (!before.isEmpty()) {
            Note note = notes.get(before.size());
            log("the " + note.first() + " guess was " + note.second().value);
        }
        return new Guess("halver", (range.low + range.highEnd) / 2);
    }
}
