package tulkas.engine;

import java.util.Map;
import tulkas.Json;

/**
 * What the engine is told at the start, if its game.toml or tulkas.toml says that it wants to know.
 *
 * @param seed all chance of the game should come from it
 * @param options by name: Long, or String where there are choices
 * @param map a text, where the game has maps; otherwise null
 */
public record GameStart(long seed, Map<String, Object> options, String map) {
    private static GameStart told = new GameStart(0, Map.of(), null);

    /** Known when the game is played. */
    public static GameStart told() {
        return told;
    }

    /** The value of an option that is a whole number. */
    public int number(String option) {
        return Math.toIntExact((Long) options.get(option));
    }

    /** The value of an option that has choices. */
    public String choice(String option) {
        return (String) options.get(option);
    }

    @SuppressWarnings("unchecked")
    static void tell(byte[] json) {
        if (json.length > 0) {
            Map<String, Object> members = (Map<String, Object>) Json.read(json);
            told = new GameStart((Long) members.get("seed"), (Map<String, Object>) members.get("options"),
                    (String) members.get("map"));
        }
    }
}
