package tulkas;

import tulkas.wire.Channel;

/**
 * What a bot shows of its thoughts beside the board: numbers, marks, arrows, words.
 *
 * <p>They are lines of its log; docs/bots.md says how they look and what the viewer makes of them.
 */
public final class Notes {
    private Notes() {}

    /** A number that is plotted over the game, such as the depth of a search. */
    public static void report(String name, double value) {
        Channel.the().log("SELF", "#number " + name + " " + value);
    }

    /** A place on the board, in the game's notation. */
    public static void mark(String place) {
        mark(place, "green");
    }

    /** The same in another ink: green, red or blue. */
    public static void mark(String place, String ink) {
        Channel.the().log("SELF", "#mark " + place + " " + ink);
    }

    /** From one place to another. */
    public static void arrow(String from, String to) {
        arrow(from, to, "green");
    }

    /** The same in another ink. */
    public static void arrow(String from, String to, String ink) {
        Channel.the().log("SELF", "#arrow " + from + " " + to + " " + ink);
    }

    /** Some words at a place. */
    public static void label(String place, String words) {
        Channel.the().log("SELF", "#label " + place + " " + words);
    }
}
