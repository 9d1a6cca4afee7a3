package tulkas.martianchess;

/** What stands on a square. A piece's points are its ordinal. */
public enum Kind {
    NONE,
    PAWN,
    DRONE,
    QUEEN;

    public int points() {
        return ordinal();
    }
}
