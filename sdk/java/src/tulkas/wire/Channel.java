package tulkas.wire;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The way to the handler: standard input and output.
 *
 * <p>What the author prints goes to standard error, and so to the log, instead of between two messages.
 */
public final class Channel {
    private static final int LONGEST_TEXT = 750; // bytes: 1000 characters of base64
    private static final byte[] NOTHING = {};
    private static final Channel THE = new Channel();

    private final FileInputStream input = new FileInputStream(FileDescriptor.in);
    private final FileOutputStream output = new FileOutputStream(FileDescriptor.out);
    private byte[] buffer = new byte[65536]; // as much as a pipe holds; longer lines make it longer
    private int begin; // of what is unread in the buffer
    private int end;

    private Channel() {
        System.setOut(System.err);
    }

    /** The one of this program; from the first call on, printing is harmless. */
    public static Channel the() {
        return THE;
    }

    /** Says that the machine runs, and waits until there is something to read. */
    public void announce() {
        write("READY\n".getBytes(StandardCharsets.ISO_8859_1));
        readMore();
    }

    /** The next message; null when there will be none any more. */
    public Message receive() {
        int searched = begin;
        while (true) {
            for (int i = searched; i < end; ++i) {
                if (buffer[i] == '\n') {
                    Message message = Message.parse(buffer, begin, i);
                    begin = i + 1;
                    return message;
                }
            }
            int unread = end - begin;
            if (!readMore()) {
                return null;
            }
            searched = begin + unread;
        }
    }

    private boolean readMore() {
        System.arraycopy(buffer, begin, buffer, 0, end - begin);
        end -= begin;
        begin = 0;
        if (end == buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * end);
        }
        try {
            int count = input.read(buffer, end, buffer.length - end);
            end += Math.max(count, 0);
            return count > 0;
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    public void send(String type, String parameter, byte[] data) {
        write(Message.line(type, data, utf8(parameter)));
    }

    /** Without parameters. */
    public void send(String type, byte[] data) {
        write(Message.line(type, data));
    }

    public void send(String type, String... parameters) {
        byte[][] encoded = new byte[parameters.length][];
        for (int i = 0; i < parameters.length; ++i) {
            encoded[i] = utf8(parameters[i]);
        }
        write(Message.line(type, NOTHING, encoded));
    }

    /** A long text becomes several entries. */
    public void log(String target, String text) {
        byte[] rest = utf8(String.valueOf(text));
        do {
            int size = fittingSize(rest);
            write(Message.line("LogEntry", NOTHING, utf8(target), Arrays.copyOf(rest, size)));
            rest = Arrays.copyOfRange(rest, size, rest.length);
        } while (rest.length > 0);
    }

    /** A long text is cut. */
    public void reportError(String text) {
        byte[] bytes = utf8(text);
        write(Message.line("ErrorReport", NOTHING, Arrays.copyOf(bytes, fittingSize(bytes))));
    }

    /** In one piece; a bot's threads may all write to its log. */
    private synchronized void write(byte[] line) {
        try {
            output.write(line);
        } catch (IOException error) {
            throw new UncheckedIOException("the handler does not listen any more", error);
        }
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** How many bytes of the text's front fit one parameter, whole characters only. */
    private static int fittingSize(byte[] text) {
        if (text.length <= LONGEST_TEXT) {
            return text.length;
        }
        int size = LONGEST_TEXT;
        while ((text[size] & 0xC0) == 0x80) {
            --size;
        }
        return size;
    }
}
