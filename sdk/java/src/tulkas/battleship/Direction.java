package tulkas.battleship;

/** How a ship lies. */
public enum Direction {
    HORIZONTAL,
    VERTICAL
}
