package tulkas.wire;

/** The handler said something that no handler says. */
public final class ProtocolException extends RuntimeException {
    public ProtocolException(String message) {
        super(message);
    }
}
