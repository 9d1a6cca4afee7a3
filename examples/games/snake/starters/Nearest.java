import java.util.Comparator;
import java.util.List;
import java.util.Map;
import tulkas.BotInterface;

/** Goes to the nearest food on free squares. */
public class Nearest implements BotInterface {
    private static final Map<String, int[]> STEPS = Map.of(
            "up", new int[] {0, 1}, "down", new int[] {0, -1}, "left", new int[] {-1, 0}, "right", new int[] {1, 0});

    /** (0, 0) is the lower left corner. */
    public record Point(int x, int y) {
        int distanceTo(Point other) {
            return Math.abs(x - other.x) + Math.abs(y - other.y);
        }
    }

    /** A body begins with its head. */
    public record Snake(String id, int health, int length, Point head, List<Point> body) {}

    /** What can be seen. */
    public record Board(int width, int height, List<Point> food, List<Point> hazards, List<Snake> snakes) {
        boolean isFree(Point point) {
            return point.x() >= 0 && point.x() < width && point.y() >= 0 && point.y() < height
                    && snakes.stream().noneMatch(snake -> snake.body().contains(point));
        }
    }

    public String move(Object game, int turn, Board board, Snake you, List<String> moves) {
        return moves.stream().min(Comparator.comparingInt(move -> cost(board, you, move))).orElseThrow();
    }

    private static int cost(Board board, Snake you, String move) {
        int[] step = STEPS.get(move);
        Point next = new Point(you.head().x() + step[0], you.head().y() + step[1]);
        int way = board.food().stream().mapToInt(next::distanceTo).min().orElse(0);
        return board.isFree(next) ? way : 1000;
    }
}
