import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import tulkas.catan.CatanBot;
import tulkas.catan.Move;
import tulkas.catan.Player;
import tulkas.catan.Resource;
import tulkas.catan.Resources;
import tulkas.catan.View;

/** The bot that tests/transcripts/catan.txt describes. */
public final class CatanThrifty implements CatanBot {
    @Override
    public Move initialPlacement(View view, List<Move> legalMoves) {
        if (legalMoves.get(0).kind().equals("road")) {
            return legalMoves.get(0);
        }
        Move best = best(legalMoves, move -> view.pips(move.places().get(0)));
        log(view.pips(best.places().get(0)) + " pips");
        return best;
    }

    @Override
    public Move takeTurn(View view, List<Move> legalMoves, int offersLeft) {
        Player me = view.me();
        log("seat " + view.seat() + ": " + me.points() + " points, " + me.handSize() + " cards, " + me.roads().size()
                + " roads");
        Resource plenty = most(me.hand());
        if (offersLeft == 20 && me.hand().get(plenty) > 1) {
            int partner = (view.seat() + 1) % view.players().size();
            return Move.offer(partner, Resources.one(plenty), Resources.one(least(me.hand())));
        }
        return last(legalMoves);
    }

    @Override
    public Move discard(View view, int count) {
        Resources left = view.me().hand();
        Resources chosen = new Resources();
        for (int i = 0; i < count; ++i) {
            Resource resource = most(left);
            left.add(resource, -1);
            chosen.add(resource, 1);
        }
        return Move.discard(chosen);
    }

    @Override
    public Move moveRobber(View view, List<Move> legalMoves) {
        log("from " + view.hexAt(view.robber()).terrain());
        return last(legalMoves);
    }

    @Override
    public Move steal(View view, List<Move> legalMoves) {
        return best(legalMoves, move -> view.players().get(Integer.parseInt(move.arguments().get(0))).handSize());
    }

    @Override
    public Move chooseResource(View view, List<Move> legalMoves) {
        return Move.choose(least(view.me().hand()));
    }

    @Override
    public Move answerTrade(View view, List<Move> legalMoves) {
        log("offer of player " + view.offer().player());
        boolean gains = view.offer().give().total() > view.offer().take().total();
        return gains ? legalMoves.get(0) : last(legalMoves);
    }

    private static Move last(List<Move> moves) {
        return moves.get(moves.size() - 1);
    }

    private static Resource most(Resources hand) {
        return best(Arrays.asList(Resource.values()), hand::get);
    }

    private static Resource least(Resources hand) {
        return best(Arrays.asList(Resource.values()), resource -> -hand.get(resource));
    }

    /** The first of the best. */
    private static <T> T best(List<T> items, ToIntFunction<T> worth) {
        T best = items.get(0);
        for (T item : items) {
            best = worth.applyAsInt(item) > worth.applyAsInt(best) ? item : best;
        }
        return best;
    }
}
