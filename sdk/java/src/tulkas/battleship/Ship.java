package tulkas.battleship;

import java.util.ArrayList;
import java.util.List;

/**
 * A ship.
 *
 * @param position its leftmost or topmost square
 * @param direction how it lies
 * @param size how many squares it takes
 */
public record Ship(Position position, Direction direction, int size) {
    public List<Position> squares() {
        List<Position> squares = new ArrayList<>(size);
        for (int i = 0; i < size; ++i) {
            squares.add(direction == Direction.HORIZONTAL ? position.moved(i, 0) : position.moved(0, i));
        }
        return squares;
    }
}
