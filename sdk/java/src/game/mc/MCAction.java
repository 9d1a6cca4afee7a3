package game.mc;

/** A move: from row and column to row and column, counted from 0 at the top left. */
public final class MCAction {
    public final int x1;
    public final int y1;
    public final int x2;
    public final int y2;

    public MCAction(int x1, int y1, int x2, int y2) {
        this.x1 = x1;
        this.y1 = y1;
        this.x2 = x2;
        this.y2 = y2;
    }

    @Override
    public String toString() {
        return x1 + ", " + y1 + " -> " + x2 + ", " + y2;
    }
}
