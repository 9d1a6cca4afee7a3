import java.util.Comparator;
import java.util.List;
import tulkas.BotInterface;

/** Plays as near to the edge of the board as possible. */
public class Edges implements BotInterface {
    public String move(List<String> board, String colour, List<String> moves) {
        return moves.stream().min(Comparator.comparingInt(Edges::distanceFromEdge)).orElseThrow();
    }

    private static int distanceFromEdge(String move) {
        int column = move.charAt(0) - 'a';
        int row = move.charAt(1) - '1';
        return Math.min(Math.min(column, 7 - column), Math.min(row, 7 - row));
    }
}
