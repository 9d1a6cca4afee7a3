package tulkas.battleship;

/** What became of a shot. */
public enum ShootResult {
    MISS,
    HIT,
    SINK
}
