package hu.mktiti.tulkas.api;

/**
 * An engine of the original runtime: a class with a public constructor that takes one or two bots of type {@code T}.
 *
 * <p>New games implement {@link tulkas.engine.GameEngine}.
 */
public interface GameEngine<T> {
    GameResult playGame();
}
