package tulkas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one JSON text, strictly. */
final class JsonReader {
    private static final int DEEPEST = 64;

    private final String text;
    private int position;
    private int depth;

    JsonReader(String text) {
        this.text = text;
    }

    Object readAll() {
        Object value = readValue();
        skipBlanks();
        if (position != text.length()) {
            throw wrong("text after the value");
        }
        return value;
    }

    private Object readValue() {
        skipBlanks();
        switch (peek()) {
            case '{':
                return readObject();
            case '[':
                return readList();
            case '"':
                return readText();
            case 't':
                return readWord("true", Boolean.TRUE);
            case 'f':
                return readWord("false", Boolean.FALSE);
            case 'n':
                return readWord("null", null);
            default:
                return readNumber();
        }
    }

    private Map<String, Object> readObject() {
        Map<String, Object> members = new LinkedHashMap<>();
        enter();
        if (!tryTake('}')) {
            do {
                skipBlanks();
                if (peek() != '"') {
                    throw wrong("a member's name is missing");
                }
                String name = readText();
                skipBlanks();
                take(':');
                members.put(name, readValue());
                skipBlanks();
            } while (tryTake(','));
            take('}');
        }
        --depth;
        return members;
    }

    private List<Object> readList() {
        List<Object> items = new ArrayList<>();
        enter();
        if (!tryTake(']')) {
            do {
                items.add(readValue());
                skipBlanks();
            } while (tryTake(','));
            take(']');
        }
        --depth;
        return items;
    }

    private void enter() {
        if (++depth > DEEPEST) {
            throw wrong("nested too deeply");
        }
        ++position;
        skipBlanks();
    }

    private String readText() {
        int begin = ++position;
        int end = text.indexOf('"', begin);
        int escape = text.indexOf('\\', begin);
        if (end >= 0 && (escape < 0 || escape > end)) { // as nearly all are
            position = end + 1;
            return checked(text.substring(begin, end));
        }
        return readEscapedText();
    }

    private String checked(String part) {
        for (int i = 0; i < part.length(); ++i) {
            if (part.charAt(i) < ' ') {
                throw wrong("a control character in a text");
            }
        }
        return part;
    }

    private String readEscapedText() {
        StringBuilder result = new StringBuilder();
        for (char letter = next(); letter != '"'; letter = next()) {
            if (letter < ' ') {
                throw wrong("a control character in a text");
            }
            result.append(letter == '\\' ? readEscape() : letter);
        }
        return result.toString();
    }

    private char readEscape() {
        char letter = next();
        switch (letter) {
            case '"':
            case '\\':
            case '/':
                return letter;
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case 'u':
                return readHexadecimal();
            default:
                throw wrong("there is no escape \\" + letter);
        }
    }

    private char readHexadecimal() {
        int code = 0;
        for (int i = 0; i < 4; ++i) {
            int digit = Character.digit(next(), 16);
            if (digit < 0) {
                throw wrong("no hexadecimal digit");
            }
            code = 16 * code + digit;
        }
        return (char) code;
    }

    private Object readNumber() {
        int begin = position;
        tryTake('-');
        if (!tryTake('0')) {
            takeDigits();
        }
        int wholeEnd = position;
        if (tryTake('.')) {
            takeDigits();
        }
        if (tryTake('e') || tryTake('E')) {
            if (!tryTake('+')) {
                tryTake('-');
            }
            takeDigits();
        }
        String number = text.substring(begin, position);
        boolean isWhole = position == wholeEnd && number.length() <= 18; // more digits may be too much for a long
        return isWhole ? (Object) Long.valueOf(number) : longOrDouble(number, position == wholeEnd);
    }

    private static Object longOrDouble(String number, boolean isWhole) {
        try {
            return isWhole ? (Object) Long.valueOf(number) : Double.valueOf(number);
        } catch (NumberFormatException tooLarge) {
            return Double.valueOf(number);
        }
    }

    private void takeDigits() {
        int begin = position;
        while (position < text.length() && text.charAt(position) >= '0' && text.charAt(position) <= '9') {
            ++position;
        }
        if (position == begin) {
            throw wrong("a value is missing");
        }
    }

    private Object readWord(String word, Object value) {
        if (!text.startsWith(word, position)) {
            throw wrong("a value is missing");
        }
        position += word.length();
        return value;
    }

    private void skipBlanks() {
        while (position < text.length() && " \t\r\n".indexOf(text.charAt(position)) >= 0) {
            ++position;
        }
    }

    private char peek() {
        if (position == text.length()) {
            throw wrong("the text ends too early");
        }
        return text.charAt(position);
    }

    private char next() {
        char letter = peek();
        ++position;
        return letter;
    }

    private boolean tryTake(char letter) {
        boolean isThere = position < text.length() && text.charAt(position) == letter;
        position += isThere ? 1 : 0;
        return isThere;
    }

    private void take(char letter) {
        if (!tryTake(letter)) {
            throw wrong("a " + letter + " is missing");
        }
    }

    private JsonException wrong(String why) {
        return new JsonException("not JSON: " + why + " at character " + position);
    }
}
