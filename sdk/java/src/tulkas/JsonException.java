package tulkas;

/** A text that is no JSON, or a value that is not what was expected. */
public final class JsonException extends RuntimeException {
    public JsonException(String message) {
        super(message);
    }
}
