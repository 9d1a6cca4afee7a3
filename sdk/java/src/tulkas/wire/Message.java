package tulkas.wire;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

/** A message of the protocol: its type and its data, and the lines that say them. */
public record Message(String type, byte[] data) {
    /** Reads a line without its newline; an error says why it is none that the handler sends. */
    static Message parse(byte[] line, int length) {
        Line rest = new Line(line, length);
        if (!rest.takePart().equals("MESSAGE")) {
            throw new ProtocolException("a line that is no message");
        }
        String type = rest.takePart();
        int parameters = parametersOf(type);
        for (int i = 0; i < parameters; ++i) {
            rest.takeBase64(rest.partLength());
            rest.takeHyphen();
        }
        String size = rest.takePart();
        if (!size.equals(Integer.toString(rest.length()))) {
            throw new ProtocolException("a message whose size is not that of its data");
        }
        if ((parameters == 0) != (rest.length() == 0)) {
            throw new ProtocolException("a " + type + (parameters == 0 ? " with data" : " without data"));
        }
        return new Message(type, rest.takeBase64(rest.length()));
    }

    /** How many parameters it has among what the handler says to actors. Those with a parameter have data too. */
    private static int parametersOf(String type) {
        switch (type) {
            case "ProxyCall":
            case "CallResult":
                return 1;
            case "StartNotice":
            case "ShutdownNotice":
            case "BotTimeout":
                return 0;
            default:
                throw new ProtocolException("a message that is not for actors");
        }
    }

    /** The line of a message, with its newline. */
    static byte[] line(String type, byte[] data, byte[]... parameters) {
        Base64.Encoder encoder = Base64.getEncoder();
        StringBuilder line = new StringBuilder(64 + data.length / 3 * 4).append("MESSAGE-").append(type);
        for (byte[] parameter : parameters) {
            line.append('-').append(text(encoder.encode(parameter)));
        }
        byte[] encoded = encoder.encode(data);
        line.append('-').append(encoded.length).append('-').append(text(encoded)).append('\n');
        return line.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    /** A call as the handler would send it. */
    public static Message sample(String json) {
        byte[] line = line("ProxyCall", json.getBytes(StandardCharsets.UTF_8), new byte[] {'A'});
        return parse(line, line.length - 1);
    }

    private static String text(byte[] ascii) {
        return new String(ascii, StandardCharsets.ISO_8859_1);
    }

    /** A line as it is read, from left to right. */
    private static final class Line {
        private final byte[] bytes;
        private final int end;
        private int position;

        Line(byte[] bytes, int end) {
            this.bytes = bytes;
            this.end = end;
        }

        int length() {
            return end - position;
        }

        int partLength() {
            for (int i = position; i < end; ++i) {
                if (bytes[i] == '-') {
                    return i - position;
                }
            }
            throw new ProtocolException("a message that ends too early");
        }

        String takePart() {
            int length = partLength();
            String part = new String(bytes, position, length, StandardCharsets.ISO_8859_1);
            position += length + 1;
            return part;
        }

        void takeHyphen() {
            ++position;
        }

        byte[] takeBase64(int length) {
            // The library's decoder does without padding; the protocol does not.
            if (length % 4 != 0) {
                throw new ProtocolException("base64 that does not end at a multiple of 4");
            }
            byte[] encoded = Arrays.copyOfRange(bytes, position, position + length);
            position += length;
            try {
                return Base64.getDecoder().decode(encoded);
            } catch (IllegalArgumentException error) {
                throw new ProtocolException("no base64: " + error.getMessage());
            }
        }
    }
}
