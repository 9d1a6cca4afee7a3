package game.mc;

import game.engine.utils.Pair;
import java.util.List;
import java.util.Random;

/**
 * A player of Martian Chess as it was written for the framework of a course in 2018; it plays here unchanged.
 *
 * <p>For new bots {@code tulkas.martianchess.MartianChessBot} is more comfortable: it is given the legal moves.
 */
public abstract class MCPlayer {
    /** 0 owns the upper half and begins, 1 owns the lower half. */
    protected int color;
    /** The player's own board, as it was before the first move; nobody but the player changes it. */
    protected int[][] board;
    /** Started with the seed of the game. */
    protected Random r;

    protected MCPlayer(int color, int[][] board, Random r) {
        this.color = color;
        this.board = board;
        this.r = r;
    }

    /** The player's action; given the opponent's last one with its colour, or nothing at the start. */
    public abstract MCAction getAction(List<Pair<Integer, MCAction>> prevAction);
}
