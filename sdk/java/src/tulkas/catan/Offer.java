package tulkas.catan;

import java.util.Map;

/**
 * A trade that one player offers another.
 *
 * @param player who offers
 * @param partner who is asked
 * @param give what the partner would get
 * @param take what the partner would pay
 */
public record Offer(int player, int partner, Resources give, Resources take) {
    /** Null where there is none. */
    static Offer from(Object value) {
        if (value == null) {
            return null;
        }
        Map<?, ?> offer = (Map<?, ?>) value;
        return new Offer(((Long) offer.get("from")).intValue(), ((Long) offer.get("to")).intValue(),
                Resources.from(offer.get("give")), Resources.from(offer.get("take")));
    }
}
