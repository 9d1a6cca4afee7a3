package game.mc;

/** The rules of Martian Chess, as far as players of the old framework ask for them. */
public final class MCGame {
    /** What an empty square holds; 1 is a pawn, 2 a drone, 3 a queen. */
    public static final int empty = 0;

    private static final int PAWN = 1;
    private static final int DRONE = 2;
    private static final int QUEEN = 3;

    private MCGame() {}

    /**
     * The points of an action, or -1 where it is illegal.
     *
     * @param figures the number of pieces of each half by kind: {@code figures[color][kind - 1]}
     * @param prevAction the opponent's last action, or null
     * @param prevScore what that scored
     */
    public static int score(int[][] board, int[][] figures, MCAction prevAction, int prevScore, int color,
            MCAction action) {
        boolean isLegal = isOnBoard(board, action.x1, action.y1) && isOnBoard(board, action.x2, action.y2)
                && half(board, action.x1) == color && board[action.x1][action.y1] != empty
                && reaches(board, action) && !reverses(prevAction, prevScore, action);
        if (!isLegal) {
            return -1;
        }
        int there = board[action.x2][action.y2];
        if (half(board, action.x2) != color) {
            return there;
        }
        return there == empty || merges(board[action.x1][action.y1], there, figures[color]) ? 0 : -1;
    }

    private static boolean isOnBoard(int[][] board, int row, int column) {
        return 0 <= row && row < board.length && 0 <= column && column < board[row].length;
    }

    private static int half(int[][] board, int row) {
        return row < board.length / 2 ? 0 : 1;
    }

    /** Whether the piece goes that way that far, and nothing stands in between. */
    private static boolean reaches(int[][] board, MCAction action) {
        int down = action.x2 - action.x1;
        int right = action.y2 - action.y1;
        int distance = Math.max(Math.abs(down), Math.abs(right));
        boolean isStraight = down == 0 || right == 0;
        boolean isDiagonal = Math.abs(down) == Math.abs(right);
        boolean goesThere = switch (board[action.x1][action.y1]) {
            case PAWN -> isDiagonal && distance == 1;
            case DRONE -> isStraight && distance <= 2;
            default -> isStraight || isDiagonal;
        };
        if (!goesThere || distance == 0) {
            return false;
        }
        for (int step = 1; step < distance; ++step) {
            if (board[action.x1 + step * down / distance][action.y1 + step * right / distance] != empty) {
                return false;
            }
        }
        return true;
    }

    private static boolean reverses(MCAction prevAction, int prevScore, MCAction action) {
        return prevAction != null && prevScore <= 0 && prevAction.x1 == action.x2 && prevAction.y1 == action.y2
                && prevAction.x2 == action.x1 && prevAction.y2 == action.y1;
    }

    private static boolean merges(int moving, int standing, int[] figures) {
        int merged = moving + standing;
        boolean isPossible = moving == PAWN && standing == PAWN || merged == QUEEN && moving != QUEEN;
        return isPossible && figures[merged - 1] == 0;
    }
}
