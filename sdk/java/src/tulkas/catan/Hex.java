package tulkas.catan;

import java.util.Map;

/**
 * A hex.
 *
 * @param at where it is
 * @param terrain hills, forest, pasture, fields, mountains or desert
 * @param number on its token; 0 in the desert
 */
public record Hex(Point at, String terrain, int number) {
    static Hex from(Map<?, ?> hex) {
        Long number = (Long) hex.get("number");
        return new Hex(Point.parse((String) hex.get("at")), (String) hex.get("terrain"),
                number == null ? 0 : number.intValue());
    }

    /** Null in the desert. */
    public Resource resource() {
        return Resource.ofTerrain(terrain);
    }

    /** How many of 36 rolls of two dice show its number. */
    public int pips() {
        return number == 0 ? 0 : 6 - Math.abs(7 - number);
    }
}
