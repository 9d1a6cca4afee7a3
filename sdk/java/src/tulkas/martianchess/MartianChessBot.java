package tulkas.martianchess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tulkas.BotInterface;

/** What a bot for Martian Chess must know how to do. */
public interface MartianChessBot extends BotInterface {
    /** One of the legal moves; the previous move is null at the start. */
    Move getAction(Position position, List<Move> legalMoves, Move previousMove);

    @Override
    default Object answer(String method, Map<String, Object> params) throws Exception {
        if (!method.equals("get_action")) {
            throw new NoSuchMethodException("Martian Chess has no method " + method);
        }
        List<Move> moves = new ArrayList<>();
        for (Object move : (List<?>) params.get("legal_moves")) {
            moves.add(Move.parse((String) move));
        }
        String previous = (String) params.get("previous_move");
        Position position = Position.parse((String) params.get("position"));
        return getAction(position, moves, previous == null ? null : Move.parse(previous)).toString();
    }
}
