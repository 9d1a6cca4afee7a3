package tulkas.ploy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tulkas.BotInterface;

/** What a bot for Ploy must know how to do. */
public interface PloyBot extends BotInterface {
    /** One of the legal moves. */
    Move getMove(Position position, List<Move> legalMoves);

    @Override
    default Object answer(String method, Map<String, Object> params) throws Exception {
        if (!method.equals("get_move")) {
            throw new NoSuchMethodException("Ploy has no method " + method);
        }
        List<Move> moves = new ArrayList<>();
        for (Object move : (List<?>) params.get("legal_moves")) {
            moves.add(Move.parse((String) move));
        }
        return getMove(Position.parse((String) params.get("position")), moves).toString();
    }
}
