package tulkas.martianchess;

import java.util.Optional;

/** A board, whose turn it is, the scores, and what else decides which moves are legal. It does not change. */
public final class Position {
    public static final int ROWS = 8;
    public static final int COLUMNS = 4;

    private static final String LETTERS = ".pdq";

    private final int[][] board = new int[ROWS][COLUMNS];
    private int toMove;
    private final int[] scores = new int[2];
    private Move lastQuietMove;
    private int quietPlies;

    private Position() {}

    /** The notation of the rules: "&lt;board&gt; &lt;side&gt; &lt;scores&gt; &lt;last move or -&gt; &lt;plies&gt;". */
    public static Position parse(String text) {
        String[] words = text.split(" ", -1);
        String[] rows = words[0].split("/", -1);
        if (words.length != 5 || rows.length != ROWS || !words[1].equals("0") && !words[1].equals("1")) {
            throw new IllegalArgumentException("no position: " + text);
        }
        Position position = new Position();
        for (int row = 0; row < ROWS; ++row) {
            position.board[row] = parseRow(rows[row]);
        }
        int hyphen = words[2].indexOf('-');
        position.toMove = Integer.parseInt(words[1]);
        position.scores[0] = Integer.parseInt(words[2].substring(0, Math.max(hyphen, 0)));
        position.scores[1] = Integer.parseInt(words[2].substring(hyphen + 1));
        position.lastQuietMove = words[3].equals("-") ? null : Move.parse(words[3]);
        position.quietPlies = Integer.parseInt(words[4]);
        return position;
    }

    private static int[] parseRow(String letters) {
        int[] pieces = new int[COLUMNS];
        for (int column = 0; column < COLUMNS; ++column) {
            pieces[column] = letters.length() == COLUMNS ? LETTERS.indexOf(letters.charAt(column)) : -1;
            if (pieces[column] < 0) {
                throw new IllegalArgumentException("no row of the board: " + letters);
            }
        }
        return pieces;
    }

    public Kind at(Square square) {
        return Kind.values()[board[square.row()][square.column()]];
    }

    /** Rows from the top, as points: 0 empty, 1 pawn, 2 drone, 3 queen. A copy. */
    public int[][] board() {
        int[][] copy = new int[ROWS][];
        for (int row = 0; row < ROWS; ++row) {
            copy[row] = board[row].clone();
        }
        return copy;
    }

    public int toMove() {
        return toMove;
    }

    public int score(int player) {
        return scores[player];
    }

    /** The last move, unless it was a capture: the one that may not be taken back. */
    public Optional<Move> lastQuietMove() {
        return Optional.ofNullable(lastQuietMove);
    }

    /** Plies since the number of pieces changed. */
    public int quietPlies() {
        return quietPlies;
    }

    /** What a legal move scores: the points of the piece it captures, or nothing. */
    public int pointsOf(Move move) {
        return move.crosses() ? at(move.to()).points() : 0;
    }

    /** The position after a legal move. */
    public Position after(Move move) {
        Position next = new Position();
        for (int row = 0; row < ROWS; ++row) {
            next.board[row] = board[row].clone();
        }
        int points = pointsOf(move);
        boolean isMerge = !move.crosses() && at(move.to()) != Kind.NONE;
        int[] row = next.board[move.to().row()];
        row[move.to().column()] = at(move.from()).points() + (isMerge ? row[move.to().column()] : 0);
        next.board[move.from().row()][move.from().column()] = 0;
        next.toMove = 1 - toMove;
        next.scores[toMove] = scores[toMove] + points;
        next.scores[1 - toMove] = scores[1 - toMove];
        next.lastQuietMove = points > 0 ? null : move;
        next.quietPlies = points > 0 || isMerge ? 0 : quietPlies + 1;
        return next;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int[] row : board) {
            text.append(text.isEmpty() ? "" : "/");
            for (int piece : row) {
                text.append(LETTERS.charAt(piece));
            }
        }
        return text + " " + toMove + " " + scores[0] + "-" + scores[1] + " "
                + (lastQuietMove == null ? "-" : lastQuietMove) + " " + quietPlies;
    }
}
