package tulkas;

import game.engine.utils.Pair;
import game.mc.MCAction;
import game.mc.MCPlayer;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Lets a player of the old framework for Martian Chess answer the arena's calls.
 *
 * <p>Such a player is constructed with the board before the first move, keeps it up to date by itself, and is told
 * its opponent's last action with each call. It is made at the first call, which brings everything it wants.
 */
final class MartianChessPlayer implements BotInterface {
    private static final int ROWS = 8;

    private final Class<? extends MCPlayer> playerClass;
    private MCPlayer player;
    private int color;

    MartianChessPlayer(Class<? extends MCPlayer> playerClass) {
        this.playerClass = playerClass;
    }

    @Override
    public Object answer(String method, Map<String, Object> params) throws Exception {
        if (!method.equals("get_action")) {
            throw new NoSuchMethodException("Martian Chess has no method " + method);
        }
        MCAction previous = params.get("previous_move") instanceof String move ? action(move) : null;
        if (player == null) {
            player = newPlayer(params, previous);
        }
        MCAction action = player.getAction(
                previous == null ? List.of() : List.of(new Pair<>(1 - color, previous)));
        if (action == null) {
            throw new IllegalStateException("getAction gave no action");
        }
        return square(action.x1, action.y1) + "-" + square(action.x2, action.y2);
    }

    private MCPlayer newPlayer(Map<String, Object> params, MCAction previous) throws ReflectiveOperationException {
        color = ((Long) params.get("color")).intValue();
        int[][] board = (int[][]) Values.as(int[][].class, params.get("board"));
        if (previous != null) {
            takeBack(board, previous);
        }
        var constructor = playerClass.getDeclaredConstructor(int.class, int[][].class, Random.class);
        constructor.setAccessible(true);
        return constructor.newInstance(color, board, new Random((Long) params.get("seed")));
    }

    /** The player plays it again as soon as it is called. No first move of a game captures or merges anything. */
    private static void takeBack(int[][] board, MCAction action) {
        board[action.x1][action.y1] = board[action.x2][action.y2];
        board[action.x2][action.y2] = 0;
    }

    private static MCAction action(String move) {
        return new MCAction(ROWS - (move.charAt(1) - '0'), move.charAt(0) - 'a',
                ROWS - (move.charAt(4) - '0'), move.charAt(3) - 'a');
    }

    /** Whatever the player says: whether such a square exists is for the game to decide. */
    private static String square(int row, int column) {
        return (char) ('a' + column) + Integer.toString(ROWS - row);
    }
}
