package tulkas.engine;

import tulkas.BotInterface;

/**
 * An engine: knows the rules of a game and plays it by calling the bots.
 *
 * <p>Its class has one constructor that takes as many bots of type {@code B} as the game has players; {@code B} is
 * an interface with the methods that bots of this game must have. What is called on them is answered by the bots,
 * wherever they run.
 *
 * <p>A call throws {@link BotTimeoutException} when no answer came in time, and {@link BotException} when the
 * answer is of another type; engines throw {@link BotException} when one is against the rules. Who catches them
 * may go on with the game; who does not lets that bot lose it. Any other exception that leaves {@link #playGame}
 * is a failure of the engine: nobody has won or lost.
 */
public interface GameEngine<B extends BotInterface> {
    GameResult playGame() throws Exception;
}
