import java.util.LinkedHashMap;
import java.util.Map;
import tulkas.BotInterface;

/** The bot that tests/transcripts/bot.txt describes. */
public final class ConformanceBot implements BotInterface {
    private int calls;

    @Override
    public Object answer(String method, Map<String, Object> params) throws Exception {
        ++calls;
        return BotInterface.super.answer(method, params);
    }

    public Object echo(Object value) {
        return value;
    }

    public Map<String, Object> time() {
        Map<String, Object> time = new LinkedHashMap<>();
        time.put("call_us", microseconds(timeGiven().call()));
        time.put("game_us", microseconds(timeGiven().game()));
        return time;
    }

    private static Long microseconds(double milliseconds) {
        return Double.isInfinite(milliseconds) ? null : Math.round(milliseconds * 1000);
    }

    public void note(String text) {
        log(text);
    }

    public void print(String text) {
        System.out.println(text);
    }

    public void fail(String text) {
        throw new IllegalStateException(text);
    }

    public int count() {
        return calls;
    }
}
