package tulkas.ploy;

import java.util.Arrays;
import java.util.List;

/** A board and whose turn it is. It does not change. */
public final class Position {
    /** Columns and rows of the board. */
    public static final int SIZE = 9;

    private final Piece[] board; // row by row from a1, null where nothing stands
    private final Colour toMove;

    private Position(Piece[] board, Colour toMove) {
        this.board = board;
        this.toMove = toMove;
    }

    /** The notation of the rules: "&lt;board&gt; &lt;b|w&gt;". */
    public static Position parse(String text) {
        String[] words = text.split(" ", -1);
        String[] rows = words[0].split("/", -1);
        if (words.length != 2 || "bw".indexOf(words[1]) < 0 || words[1].length() != 1 || rows.length != SIZE) {
            throw new IllegalArgumentException("no position: " + text);
        }
        Piece[] board = new Piece[SIZE * SIZE];
        for (int i = 0; i < SIZE; ++i) {
            int row = SIZE - 1 - i; // the upper ones stand first
            String[] fields = rows[i].split(",", -1);
            if (fields.length != SIZE) {
                throw new IllegalArgumentException("row " + (row + 1) + " has " + fields.length + " fields");
            }
            for (int column = 0; column < SIZE; ++column) {
                board[row * SIZE + column] = fields[column].isEmpty() ? null : parsePiece(fields[column]);
            }
        }
        return new Position(board, words[1].equals("b") ? Colour.BLACK : Colour.WHITE);
    }

    private static Piece parsePiece(String field) {
        if ("bw".indexOf(field.charAt(0)) < 0) {
            throw new IllegalArgumentException("no piece: " + field);
        }
        Colour colour = field.charAt(0) == 'b' ? Colour.BLACK : Colour.WHITE;
        return new Piece(colour, Integer.parseInt(field.substring(1)));
    }

    /** The piece there; null where there is none. */
    public Piece at(Square square) {
        return board[index(square)];
    }

    public Colour toMove() {
        return toMove;
    }

    /** The position after a move, which must be legal. */
    public Position after(Move move) {
        Piece[] next = board.clone();
        next[index(move.from())] = null;
        next[index(move.to())] = at(move.from()).turned(move.turn());
        return new Position(next, toMove.other());
    }

    /** Whether a side has no commander left, or nothing but its commander. */
    public boolean hasLost(Colour colour) {
        boolean hasCommander = false;
        boolean hasOthers = false;
        for (Piece piece : board) {
            if (piece != null && piece.colour() == colour) {
                hasCommander |= piece.kind() == Kind.COMMANDER;
                hasOthers |= piece.kind() != Kind.COMMANDER;
            }
        }
        return !hasCommander || !hasOthers;
    }

    /** All legal moves, sorted as their texts are. */
    public List<Move> listMoves() {
        return MoveList.of(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position position && toMove == position.toMove
                && Arrays.equals(board, position.board);
    }

    @Override
    public int hashCode() {
        return 2 * Arrays.hashCode(board) + toMove.ordinal();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = SIZE - 1; row >= 0; --row) {
            for (int column = 0; column < SIZE; ++column) {
                Piece piece = board[row * SIZE + column];
                text.append(piece == null ? "" : (piece.colour() == Colour.BLACK ? "b" : "w") + piece.mask());
                text.append(column < SIZE - 1 ? "," : row > 0 ? "/" : "");
            }
        }
        return text + (toMove == Colour.BLACK ? " b" : " w");
    }

    private static int index(Square square) {
        return square.row() * SIZE + square.column();
    }
}
