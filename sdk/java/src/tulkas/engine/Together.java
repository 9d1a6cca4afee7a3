package tulkas.engine;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tulkas.BotInterface;
import tulkas.wire.Channel;

/** Several bots that decide at once, and bots that are out of the game. */
public final class Together {
    private Together() {}

    /**
     * What came of one call of several.
     *
     * @param value the answer; null where there is none
     * @param error why there is none; null where there is one. A bot that has failed gives no answer any more, and the
     *     game goes on; throw the error to let that bot lose instead.
     */
    public record Answer<T>(T value, BotException error) {
        public boolean isThere() {
            return error == null;
        }
    }

    private record Call(BotProxy bot, Method method, Object[] arguments) {}

    private static Call collected;
    private static boolean isCollecting;

    /**
     * Asks all these bots at once, {@code Together.call(bots, bot -> bot.move(turn))}, and waits until all have answered
     * or are out of time. The function makes one call of its bot; what it gives then counts for nothing. The answers
     * are in the order of the bots.
     */
    @SuppressWarnings("unchecked")
    public static <B extends BotInterface, T> List<Answer<T>> call(List<B> bots, Function<B, T> question) {
        List<Call> calls = new ArrayList<>();
        for (B bot : bots) {
            calls.add(callOf(bot, question));
        }
        if (calls.isEmpty()) {
            return List.of();
        }
        Channel.the().send("Simultaneous", new String[] {Integer.toString(calls.size())});
        for (Call call : calls) {
            call.bot().ask(call.method(), call.arguments());
        }
        List<Answer<T>> answers = new ArrayList<>();
        for (Call call : calls) {
            try {
                answers.add(new Answer<>((T) call.bot().answer(call.method()), null));
            } catch (BotException error) {
                answers.add(new Answer<>(null, error));
            }
        }
        return answers;
    }

    /** The bot is out of the game: it is told and stopped, and must not be called again. */
    public static void eliminate(BotInterface bot) {
        BotProxy.of(bot).eliminate();
    }

    private static <B extends BotInterface, T> Call callOf(B bot, Function<B, T> question) {
        collected = null;
        isCollecting = true;
        try {
            question.apply(bot);
        } finally {
            isCollecting = false;
        }
        if (collected == null || collected.bot() != BotProxy.of(bot)) {
            throw new IllegalArgumentException("the function must make one call of its bot");
        }
        return collected;
    }

    static boolean isCollecting() {
        return isCollecting;
    }

    /** Keeps the call; a value of its type, because the function expects one. */
    static Object collect(BotProxy bot, Method method, Object[] arguments) {
        if (collected != null) {
            throw new IllegalArgumentException("the function must make one call of its bot");
        }
        collected = new Call(bot, method, arguments);
        Class<?> type = method.getReturnType();
        if (!type.isPrimitive() || type == void.class) {
            return null;
        }
        return java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(type, 1), 0);
    }
}
