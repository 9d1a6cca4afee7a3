import game.engine.utils.Pair;
import game.mc.MCAction;
import game.mc.MCGame;
import game.mc.MCPlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A player of the old framework that plays as the arena's greedy does: with the same seed, the same game. */
public class OldGreedy extends MCPlayer {
    private int lead; // own points less the opponent's
    private MCAction lastEnemyAction;
    private int lastEnemyScore;

    public OldGreedy(int color, int[][] board, Random r) {
        super(color, board, r);
    }

    @Override
    public MCAction getAction(List<Pair<Integer, MCAction>> prevAction) {
        for (Pair<Integer, MCAction> played : prevAction) {
            lastEnemyAction = played.second;
            lastEnemyScore = play(played.second);
            lead -= lastEnemyScore;
        }
        List<MCAction> best = new ArrayList<>();
        int most = 0;
        for (int from = 16 * color; from < 16 * color + 16; ++from) {
            for (int to = 0; to < 32; ++to) {
                MCAction action = new MCAction(from / 4, from % 4, to / 4, to % 4);
                int worth = worth(action);
                if (worth > most) {
                    best.clear();
                    most = worth;
                }
                if (worth == most) {
                    best.add(action);
                }
            }
        }
        MCAction chosen = best.get(r.nextInt(best.size()));
        lead += play(chosen);
        return chosen;
    }

    /** Changes the board; gives what the action scores. */
    private int play(MCAction action) {
        boolean crosses = action.x1 / 4 != action.x2 / 4;
        int score = crosses ? board[action.x2][action.y2] : 0;
        board[action.x2][action.y2] = board[action.x1][action.y1] + (crosses ? 0 : board[action.x2][action.y2]);
        board[action.x1][action.y1] = MCGame.empty;
        return score;
    }

    private int worth(MCAction action) {
        int[][] figures = new int[2][3];
        for (int row = 0; row < 8; ++row) {
            for (int piece : board[row]) {
                if (piece != MCGame.empty) {
                    ++figures[row / 4][piece - 1];
                }
            }
        }
        int score = MCGame.score(board, figures, lastEnemyAction, lastEnemyScore, color, action);
        int pieces = figures[color][0] + figures[color][1] + figures[color][2];
        boolean leaves = action.x1 / 4 != action.x2 / 4 && pieces == 1;
        return score < 0 || !leaves ? score : lead < 0 ? -1 : 10;
    }
}
