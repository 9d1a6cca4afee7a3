package tulkas.catan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tulkas.BotInterface;

/** What a bot for Catan must know how to do: each method is given what is known, and returns a move. */
public interface CatanBot extends BotInterface {
    /** A settlement, or the road from the one just placed. */
    Move initialPlacement(View view, List<Move> legalMoves);

    /** Roll, build, buy, play, trade, end. Offers, of which so many may still be made, are not in the list. */
    Move takeTurn(View view, List<Move> legalMoves, int offersLeft);

    /** So many cards of one's hand. */
    Move discard(View view, int count);

    Move moveRobber(View view, List<Move> legalMoves);

    Move steal(View view, List<Move> legalMoves);

    /** For a monopoly, or once or twice for a year of plenty. */
    Move chooseResource(View view, List<Move> legalMoves);

    /** The view's offer; "accept" is among the moves if one can pay. */
    default Move answerTrade(View view, List<Move> legalMoves) {
        return Move.REJECT;
    }

    @Override
    default Object answer(String method, Map<String, Object> params) throws Exception {
        View view = new View((Map<?, ?>) params.get("view"));
        if (method.equals("discard")) {
            return discard(view, ((Long) params.get("count")).intValue()).toString();
        }
        List<Move> moves = new ArrayList<>();
        for (Object move : (List<?>) params.get("legal_moves")) {
            moves.add(new Move((String) move));
        }
        Long offers = (Long) params.get("offers_left");
        Move move = switch (method) {
            case "initial_placement" -> initialPlacement(view, moves);
            case "take_turn" -> takeTurn(view, moves, offers == null ? 0 : offers.intValue());
            case "move_robber" -> moveRobber(view, moves);
            case "steal" -> steal(view, moves);
            case "choose_resource" -> chooseResource(view, moves);
            case "answer_trade" -> answerTrade(view, moves);
            default -> throw new NoSuchMethodException("Catan has no method " + method);
        };
        return move.toString();
    }
}
