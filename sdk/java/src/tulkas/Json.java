package tulkas;

import java.nio.charset.StandardCharsets;

/**
 * JSON texts from Java's own values and back: null, Boolean, Long, Double, String, List and Map.
 *
 * <p>Small on purpose: a JVM starts in a tenth of a second, and the common libraries take as long again to get
 * going. What a list, a map or a text is does not need more than these.
 */
public final class Json {
    private Json() {}

    /** The value of one whole text; {@link JsonException} says where it went wrong. */
    public static Object read(byte[] utf8) {
        return new JsonReader(new String(utf8, StandardCharsets.UTF_8)).readAll();
    }

    public static Object read(String text) {
        return new JsonReader(text).readAll();
    }

    /** Without blanks. Whatever {@link Values#plain} knows can be written. */
    public static String write(Object value) {
        StringBuilder text = new StringBuilder();
        JsonWriter.append(text, Values.plain(value));
        return text.toString();
    }

    public static byte[] writeBytes(Object value) {
        return write(value).getBytes(StandardCharsets.UTF_8);
    }
}
