import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tulkas.ploy.Move;
import tulkas.ploy.Piece;
import tulkas.ploy.PloyBot;
import tulkas.ploy.Position;

/** A bot for Ploy that captures the most valuable piece on offer, and otherwise plays at random. */
public class PloyGreedy implements PloyBot {
    private final Random random = new Random();

    @Override
    public Move getMove(Position position, List<Move> legalMoves) {
        List<Move> best = new ArrayList<>();
        int most = 0;
        for (Move move : legalMoves) {
            int captured = captured(position, move);
            if (captured > most) {
                best.clear();
                most = captured;
            }
            if (captured == most) {
                best.add(move);
            }
        }
        return best.get(random.nextInt(best.size()));
    }

    /** The more lines a piece has the more it is worth. */
    private static int captured(Position position, Move move) {
        Piece there = position.at(move.to());
        return there == null || move.from().equals(move.to()) ? 0 : there.kind().lines();
    }
}
