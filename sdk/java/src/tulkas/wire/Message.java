package tulkas.wire;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

/** A message of the protocol: its type and its data, and the lines that say them. */
public record Message(String type, byte[] data) {
    private static final byte[] MESSAGE = ascii("MESSAGE");
    // What the handler says to actors: those with a parameter, which have data too, and those without.
    private static final String[] TYPES = {"ProxyCall", "CallResult", "StartNotice", "ShutdownNotice", "BotTimeout"};
    private static final int TYPES_WITH_DATA = 2;
    private static final byte[][] NAMES = names();

    /** Reads the line, without its newline, at these places of the bytes; an error says why it is none that the handler sends. */
    static Message parse(byte[] bytes, int begin, int end) {
        Line rest = new Line(bytes, begin, end);
        if (!rest.tryTakePart(MESSAGE)) {
            throw new ProtocolException("a line that is no message");
        }
        int type = takeType(rest);
        boolean hasData = type < TYPES_WITH_DATA;
        if (hasData) {
            rest.takeBase64(rest.partLength());
            rest.takeHyphen();
        }
        if (!rest.tryTakePart(ascii(Integer.toString(rest.lengthAfterPart())))) {
            throw new ProtocolException("a message whose size is not that of its data");
        }
        boolean mayHaveData = TYPES[type].equals("StartNotice");
        if (hasData == (rest.length() == 0) && !mayHaveData) {
            throw new ProtocolException("a " + TYPES[type] + (hasData ? " without data" : " with data"));
        }
        return new Message(TYPES[type], rest.takeBase64(rest.length()));
    }

    private static int takeType(Line line) {
        for (int i = 0; i < NAMES.length; ++i) {
            if (line.tryTakePart(NAMES[i])) {
                return i;
            }
        }
        throw new ProtocolException("a message that is not for actors");
    }

    /** The line of a message, with its newline. */
    static byte[] line(String type, byte[] data, byte[]... parameters) {
        Base64.Encoder encoder = Base64.getEncoder();
        byte[] encoded = encoder.encode(data);
        byte[] size = ascii(Integer.toString(encoded.length));
        int length = MESSAGE.length + 1 + type.length() + 1 + size.length + 1 + encoded.length + 1;
        for (byte[] parameter : parameters) {
            length += 1 + (parameter.length + 2) / 3 * 4;
        }
        byte[] line = Arrays.copyOf(MESSAGE, length);
        int end = append(line, MESSAGE.length, ascii(type));
        for (byte[] parameter : parameters) {
            end = append(line, end, encoder.encode(parameter));
        }
        append(line, append(line, end, size), encoded);
        line[length - 1] = '\n';
        return line;
    }

    /** With a hyphen before it; where it ends. */
    private static int append(byte[] line, int end, byte[] part) {
        line[end] = '-';
        System.arraycopy(part, 0, line, end + 1, part.length);
        return end + 1 + part.length;
    }

    /** A call as the handler would send it. */
    public static Message sample(String json) {
        byte[] line = line("ProxyCall", json.getBytes(StandardCharsets.UTF_8), new byte[] {'A'});
        return parse(line, 0, line.length - 1);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[][] names() {
        byte[][] names = new byte[TYPES.length][];
        for (int i = 0; i < names.length; ++i) {
            names[i] = ascii(TYPES[i]);
        }
        return names;
    }

    /** A line as it is read, from left to right. */
    private static final class Line {
        private final byte[] bytes;
        private final int end;
        private int position;

        Line(byte[] bytes, int begin, int end) {
            this.bytes = bytes;
            this.end = end;
            position = begin;
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

        int lengthAfterPart() {
            return length() - partLength() - 1;
        }

        /** Takes the next part, and the hyphen after it, if it is this one. */
        boolean tryTakePart(byte[] part) {
            int hyphen = position + part.length;
            if (hyphen >= end || bytes[hyphen] != '-' || !Arrays.equals(bytes, position, hyphen, part, 0, part.length)) {
                return false;
            }
            position = hyphen + 1;
            return true;
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
