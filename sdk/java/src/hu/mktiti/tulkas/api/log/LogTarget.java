package hu.mktiti.tulkas.api.log;

import java.io.Serializable;

/** Whose log an engine writes to. */
public enum LogTarget implements Serializable {
    SELF,
    BOT_A,
    BOT_B,
    BOTS,
    ALL
}
