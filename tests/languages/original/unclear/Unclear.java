import java.util.List;
import tulkas.BotInterface;
import tulkas.engine.DuelGameEngine;
import tulkas.engine.MatchResult;

/** An engine whose interface cannot work: nothing says which class a card is. */
public class Unclear extends DuelGameEngine<Unclear.Gambler> {
    interface Card {
        int points();
    }

    interface Gambler extends BotInterface {
        Card play(List<Card> hand);
    }

    public Unclear(Gambler a, Gambler b) {
        super(a, b);
    }

    @Override
    protected MatchResult playTurn(Gambler bot) {
        return bot.play(List.of()).points() > 7 ? win(bot) : lose(bot);
    }
}
