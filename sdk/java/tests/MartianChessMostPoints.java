import java.util.List;
import tulkas.martianchess.MartianChessBot;
import tulkas.martianchess.Move;
import tulkas.martianchess.Position;

/** The bot that tests/transcripts/martian_chess.txt describes. */
public final class MartianChessMostPoints implements MartianChessBot {
    @Override
    public Move getAction(Position position, List<Move> legalMoves, Move previousMove) {
        String before = previousMove == null ? "nothing before" : previousMove + " before";
        log("player " + position.toMove() + ", " + position.score(0) + ":" + position.score(1) + ", "
                + position.quietPlies() + " quiet plies, " + before);
        Move best = legalMoves.get(0);
        for (Move move : legalMoves) {
            best = position.pointsOf(move) > position.pointsOf(best) ? move : best;
        }
        return best;
    }
}
