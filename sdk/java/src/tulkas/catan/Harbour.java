package tulkas.catan;

import java.util.Map;

/**
 * A harbour.
 *
 * @param at its two nodes
 * @param resource what it takes at 2:1; null where it takes anything at 3:1
 */
public record Harbour(Edge at, Resource resource) {
    static Harbour from(Map<?, ?> harbour) {
        return new Harbour(Edge.parse((String) harbour.get("at")), Resource.named((String) harbour.get("resource")));
    }
}
