package tulkas.battleship;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tulkas.BotInterface;

/** What a bot for Battleship must know how to do. */
public interface BattleshipBot extends BotInterface {
    /** A valid fleet: one ship of each of these sizes. */
    List<Ship> setupField(List<Integer> shipSizes);

    /** A free position; the previous target and its result are null at the first shot. */
    Position nextShoot(TargetMap targetMap, Position previousTarget, ShootResult previousResult);

    @Override
    default Object answer(String method, Map<String, Object> params) throws Exception {
        switch (method) {
            case "setup_field":
                List<Object> ships = new ArrayList<>();
                for (Ship ship : setupField(Calls.sizes(params))) {
                    ships.add(Calls.plain(ship));
                }
                return ships;
            case "next_shoot":
                return nextShoot(Calls.map(params), Calls.target(params), Calls.result(params)).toString();
            default:
                throw new NoSuchMethodException("Battleship has no method " + method);
        }
    }
}

/** The arguments and answers of calls. */
final class Calls {
    private Calls() {}

    static List<Integer> sizes(Map<String, Object> params) {
        List<Integer> sizes = new ArrayList<>();
        for (Object size : (List<?>) params.get("ship_sizes")) {
            sizes.add(((Long) size).intValue());
        }
        return sizes;
    }

    static Map<String, Object> plain(Ship ship) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("position", ship.position().toString());
        members.put("direction", ship.direction());
        members.put("size", ship.size());
        return members;
    }

    static TargetMap map(Map<String, Object> params) {
        List<String> rows = new ArrayList<>();
        for (Object row : (List<?>) params.get("target_map")) {
            rows.add((String) row);
        }
        return new TargetMap(rows);
    }

    static Position target(Map<String, Object> params) {
        String text = (String) params.get("previous_target");
        return text == null ? null : Position.parse(text);
    }

    static ShootResult result(Map<String, Object> params) {
        String text = (String) params.get("previous_result");
        return text == null ? null : ShootResult.valueOf(text.toUpperCase());
    }
}
