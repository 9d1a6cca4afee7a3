import static java.util.Comparator.comparingInt;

import java.util.Collections;
import java.util.List;
import tulkas.martianchess.MartianChessBot;
import tulkas.martianchess.Move;
import tulkas.martianchess.Position;

/**
 * A bot for Martian Chess that is mean: it captures what it can, and is loath to give its pieces away.
 *
 * <p>A piece that crosses the border belongs to the opponent from then on, so a move is worth what it captures less a
 * little for what it hands over.
 */
public class MartianChessMiser implements MartianChessBot {
    @Override
    public Move getAction(Position position, List<Move> legalMoves, Move previousMove) {
        return Collections.max(legalMoves, comparingInt(move -> worth(position, move)));
    }

    private static int worth(Position position, Move move) {
        int givenAway = move.crosses() ? position.at(move.from()).points() : 0;
        return 10 * position.pointsOf(move) - givenAway;
    }
}
