package tulkas.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tulkas.Json;
import tulkas.wire.Channel;

/** What people see of the game: any JSON for the game's viewer, as maps, lists, records, numbers and texts. */
public final class GameView {
    private GameView() {}

    /** Shows the game as it is now to everybody. */
    public static void show(Object view) {
        show(view, null);
    }

    /** The same, but each player sees the own one of the seats' views; who has none there sees what everybody does. */
    public static void show(Object view, List<?> seats) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("all", view);
        if (seats != null) {
            shown.put("seats", seats);
        }
        Channel.the().send("GameView", Json.writeBytes(shown));
    }
}
