package tulkas.catan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a player may know of the game. */
public final class View {
    private final Map<?, ?> members;

    View(Map<?, ?> members) {
        this.members = members;
    }

    /** One's own. */
    public int seat() {
        return number("decides");
    }

    public int turn() {
        return number("turn");
    }

    public int turnNumber() {
        return number("turn_number");
    }

    /** settlement, road, roll, turn, … */
    public String expected() {
        return (String) members.get("expected");
    }

    /** What both dice show together; 0 before the roll. */
    public int roll() {
        List<?> dice = (List<?>) members.get("dice");
        return dice == null ? 0 : (int) ((Long) dice.get(0) + (Long) dice.get(1));
    }

    public Point robber() {
        return Point.parse((String) members.get("robber"));
    }

    public List<Hex> hexes() {
        List<Hex> hexes = new ArrayList<>();
        for (Object hex : (List<?>) members.get("hexes")) {
            hexes.add(Hex.from((Map<?, ?>) hex));
        }
        return hexes;
    }

    public Hex hexAt(Point point) {
        for (Hex hex : hexes()) {
            if (hex.at().equals(point)) {
                return hex;
            }
        }
        throw new IllegalArgumentException(point + " is no hex");
    }

    public List<Harbour> harbours() {
        List<Harbour> harbours = new ArrayList<>();
        for (Object harbour : (List<?>) members.get("harbours")) {
            harbours.add(Harbour.from((Map<?, ?>) harbour));
        }
        return harbours;
    }

    public Resources bank() {
        return Resources.from(members.get("bank"));
    }

    /** How many development cards can still be bought. */
    public int deck() {
        return number("deck");
    }

    public List<Player> players() {
        List<Player> players = new ArrayList<>();
        for (Object player : (List<?>) members.get("players")) {
            players.add(new Player((Map<?, ?>) player));
        }
        return players;
    }

    public Player me() {
        return players().get(seat());
    }

    /** Null where none is to be answered. */
    public Offer offer() {
        return Offer.from(members.get("offer"));
    }

    /** The last event: its "seat", its "move" and what came of it; null at the start. */
    public Map<?, ?> happened() {
        return (Map<?, ?>) members.get("happened");
    }

    /** How many of 36 rolls bring a card to a settlement there. */
    public int pips(Point node) {
        int sum = 0;
        for (Hex hex : hexes()) {
            sum += node.hexes().contains(hex.at()) ? hex.pips() : 0;
        }
        return sum;
    }

    private int number(String name) {
        return ((Long) members.get(name)).intValue();
    }
}
