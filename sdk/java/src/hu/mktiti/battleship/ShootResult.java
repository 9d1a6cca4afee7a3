package hu.mktiti.battleship;

import java.io.Serializable;

/** What became of a shot. */
public enum ShootResult implements Serializable {
    MISS,
    HIT,
    SINK
}
