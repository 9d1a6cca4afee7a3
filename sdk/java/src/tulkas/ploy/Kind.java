package tulkas.ploy;

/** A piece's kind is its number of lines. */
public enum Kind {
    SHIELD,
    PROBE,
    LANCE,
    COMMANDER;

    public int lines() {
        return ordinal() + 1;
    }

    /** How many squares it may move at once. */
    public int reach() {
        return this == COMMANDER ? 1 : lines();
    }
}
