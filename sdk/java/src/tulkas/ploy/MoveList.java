package tulkas.ploy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Finds the legal moves of a position. */
final class MoveList {
    // From bit 0, north, clockwise.
    private static final int[] EAST = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] NORTH = {1, 1, 0, -1, -1, -1, 0, 1};

    private final Position position;
    private final List<Move> moves = new ArrayList<>();

    private MoveList(Position position) {
        this.position = position;
    }

    static List<Move> of(Position position) {
        MoveList list = new MoveList(position);
        if (!position.hasLost(Colour.BLACK) && !position.hasLost(Colour.WHITE)) {
            for (int column = 0; column < Position.SIZE; ++column) {
                for (int row = 0; row < Position.SIZE; ++row) {
                    list.addMovesFrom(new Square(column, row));
                }
            }
            Collections.sort(list.moves);
        }
        return list.moves;
    }

    private void addMovesFrom(Square square) {
        Piece piece = position.at(square);
        if (piece == null || piece.colour() != position.toMove()) {
            return;
        }
        addTurns(square, square, piece);
        for (int direction = 0; direction < 8; ++direction) {
            if ((piece.mask() >> direction & 1) != 0) {
                addLine(square, piece, direction);
            }
        }
    }

    /** Turns that leave everything as it was are no moves. */
    private void addTurns(Square from, Square to, Piece piece) {
        for (int turn = 1; turn < 8; ++turn) {
            if (!from.equals(to) || !piece.turned(turn).equals(piece)) {
                moves.add(new Move(from, to, turn));
            }
        }
    }

    /** Over empty squares, up to the end of the piece's reach or an enemy. */
    private void addLine(Square from, Piece piece, int direction) {
        for (int step = 1; step <= piece.kind().reach(); ++step) {
            Square to = new Square(from.column() + step * EAST[direction], from.row() + step * NORTH[direction]);
            Piece there = to.isOnBoard() ? position.at(to) : null;
            if (!to.isOnBoard() || there != null && there.colour() == piece.colour()) {
                return;
            }
            moves.add(new Move(from, to, 0));
            if (piece.kind() == Kind.SHIELD) {
                addTurns(from, to, piece);
            }
            if (there != null) {
                return;
            }
        }
    }
}
