package hu.mktiti.tulkas.api.exception;

/** A failure of the engine: nobody has won or lost. */
public class GameEngineException extends RuntimeException {
    public GameEngineException(String message) {
        super(message);
    }
}
