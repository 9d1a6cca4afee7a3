import java.util.List;
import tulkas.ploy.Move;
import tulkas.ploy.PloyBot;
import tulkas.ploy.Position;

/** The bot that tests/transcripts/ploy.txt describes. */
public final class PloyLastMove implements PloyBot {
    @Override
    public Move getMove(Position position, List<Move> legalMoves) {
        log(legalMoves.size() + " moves given, " + position.listMoves().size() + " found for "
                + position.toMove().name().toLowerCase());
        return legalMoves.get(legalMoves.size() - 1);
    }
}
