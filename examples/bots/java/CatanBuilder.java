import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import tulkas.catan.CatanBot;
import tulkas.catan.Move;
import tulkas.catan.Player;
import tulkas.catan.Point;
import tulkas.catan.Resource;
import tulkas.catan.Resources;
import tulkas.catan.View;

/**
 * A bot for Catan that builds whatever it can, where the dice pay most.
 *
 * <p>It settles where the most rolls bring a card, turns settlements into cities, and trades with the bank what it has
 * too much of. It never trades with players.
 */
public class CatanBuilder implements CatanBot {
    /** What to do first, if one may. */
    private static final List<String> ORDER = List.of("roll", "city", "settlement", "buy", "road", "play", "bank");

    @Override
    public Move initialPlacement(View view, List<Move> legalMoves) {
        return best(legalMoves, move -> pips(view, move));
    }

    @Override
    public Move takeTurn(View view, List<Move> legalMoves, int offersLeft) {
        for (String kind : ORDER) {
            List<Move> moves = new ArrayList<>(legalMoves);
            moves.removeIf(move -> !move.kind().equals(kind));
            if (!moves.isEmpty()) {
                boolean hasPlaces = List.of("city", "settlement", "road").contains(kind);
                return hasPlaces ? best(moves, move -> pips(view, move)) : moves.get(0);
            }
        }
        return new Move("end");
    }

    @Override
    public Move discard(View view, int count) {
        Resources left = view.me().hand();
        Resources chosen = new Resources();
        for (int i = 0; i < count; ++i) {
            Resource most = best(Arrays.asList(Resource.values()), left::get);
            left.add(most, -1);
            chosen.add(most, 1);
        }
        return Move.discard(chosen);
    }

    /** Where it is no loss of one's own, and the others' is greatest. */
    @Override
    public Move moveRobber(View view, List<Move> legalMoves) {
        List<Player> players = view.players();
        return best(legalMoves, move -> {
            List<Point> nodes = move.places().get(0).nodes();
            int harm = 0;
            for (int seat = 0; seat < players.size(); ++seat) {
                List<Point> sites = new ArrayList<>(players.get(seat).settlements());
                sites.addAll(players.get(seat).cities());
                sites.retainAll(nodes);
                harm += sites.size() * (seat == view.seat() ? -10 : 1);
            }
            return harm;
        });
    }

    @Override
    public Move steal(View view, List<Move> legalMoves) {
        return legalMoves.get(0);
    }

    /** What the bank has most of: it can always give that. */
    @Override
    public Move chooseResource(View view, List<Move> legalMoves) {
        return Move.choose(best(Arrays.asList(Resource.values()), view.bank()::get));
    }

    private static int pips(View view, Move move) {
        int sum = 0;
        for (Point place : move.places()) {
            sum += view.pips(place);
        }
        return sum;
    }

    private static <T> T best(List<T> items, ToIntFunction<T> worth) {
        T best = items.get(0);
        for (T item : items) {
            best = worth.applyAsInt(item) > worth.applyAsInt(best) ? item : best;
        }
        return best;
    }
}
