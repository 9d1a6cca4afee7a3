package tulkas.engine;

import java.util.Map;
import tulkas.Json;

/**
 * What the engine is told at the start, if its game.toml or tulkas.toml says that it wants to know.
 *
 * @param seats how many play; 0 where the engine is told nothing
 * @param seed all chance of the game should come from it
 * @param options by name: Long, or String where there are choices
 * @param map a text, where the game has maps; otherwise null
 * @param position the same, where it has start positions
 */
public record GameStart(int seats, long seed, Map<String, Object> options, String map, String position) {
    private static GameStart told = new GameStart(0, 0, Map.of(), null, null);

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
            told = new GameStart(Math.toIntExact((Long) members.get("seats")), (Long) members.get("seed"), (Map<String, Object>) members.get("options"),
                    (String) members.get("map"), (String) members.get("position"));
        }
    }
}
