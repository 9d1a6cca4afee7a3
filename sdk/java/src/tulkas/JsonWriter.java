package tulkas;

import java.util.List;
import java.util.Map;

/** Writes plain values as JSON. */
final class JsonWriter {
    private JsonWriter() {}

    static void append(StringBuilder text, Object value) {
        if (value instanceof String string) {
            appendText(text, string);
        } else if (value instanceof List<?> list) {
            appendList(text, list);
        } else if (value instanceof Map<?, ?> map) {
            appendObject(text, map);
        } else if (value instanceof Double number && !Double.isFinite(number)) {
            throw new JsonException("JSON has no number " + number);
        } else {
            text.append(value); // null, a boolean, a number
        }
    }

    private static void appendList(StringBuilder text, List<?> items) {
        char separator = '[';
        for (Object item : items) {
            text.append(separator);
            append(text, item);
            separator = ',';
        }
        text.append(items.isEmpty() ? "[]" : "]");
    }

    private static void appendObject(StringBuilder text, Map<?, ?> members) {
        char separator = '{';
        for (Map.Entry<?, ?> member : members.entrySet()) {
            text.append(separator);
            appendText(text, (String) member.getKey());
            text.append(':');
            append(text, member.getValue());
            separator = ',';
        }
        text.append(members.isEmpty() ? "{}" : "}");
    }

    private static void appendText(StringBuilder text, String value) {
        text.append('"');
        for (int i = 0; i < value.length(); ++i) {
            char letter = value.charAt(i);
            if (letter == '"' || letter == '\\') {
                text.append('\\').append(letter);
            } else if (letter >= ' ') {
                text.append(letter);
            } else {
                text.append("\\u00").append(letter < 16 ? "0" : "").append(Integer.toHexString(letter));
            }
        }
        text.append('"');
    }
}
