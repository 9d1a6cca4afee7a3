package tulkas.engine;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.Proxy;
import java.util.LinkedHashMap;
import java.util.Map;
import tulkas.BotInterface;
import tulkas.Json;
import tulkas.JsonException;
import tulkas.Methods;
import tulkas.Values;
import tulkas.wire.Channel;
import tulkas.wire.Message;
import tulkas.wire.ProtocolException;

/** One bot as the engine sees it: an object of the bot's interface, whose calls go to the bot. */
final class BotProxy implements InvocationHandler {
    private static BotTimeoutException lastLate;

    private final int seat;
    private boolean isOriginal; // the interface is one of the original runtime's
    private final String name; // BOT_A, BOT_B, or BOT_0, BOT_1, … of more than two

    BotProxy(int seat, int seats) {
        this.seat = seat;
        this.name = "BOT_" + (seats > 2 ? Integer.toString(seat) : "AB".substring(seat, seat + 1));
    }

    Object as(Class<?> botInterface) {
        isOriginal = OriginalEngine.expectsItsOwnExceptions(botInterface);
        return Proxy.newProxyInstance(botInterface.getClassLoader(), new Class<?>[] {botInterface}, this);
    }

    static BotProxy of(BotInterface bot) {
        return (BotProxy) Proxy.getInvocationHandler(bot);
    }

    /** Of the bot that was late last. */
    static BotTimeoutException lastLate() {
        return lastLate;
    }

    int seat() {
        return seat;
    }

    void log(String text) {
        Channel.the().log(name, text);
    }

    @Override
    public Object invoke(Object bot, Method method, Object[] arguments) throws Throwable {
        if (method.getDeclaringClass() == Object.class) {
            return invokeOfObject(bot, method.getName(), arguments);
        }
        if (method.getDeclaringClass() == BotInterface.class && method.getName().equals("log")) {
            log((String) arguments[0]);
            return null;
        }
        if (method.isDefault()) {
            return InvocationHandler.invokeDefault(bot, method, arguments);
        }
        if (Together.isCollecting()) {
            return Together.collect(this, method, arguments);
        }
        ask(method, arguments);
        return answer(method);
    }

    private Object invokeOfObject(Object bot, String method, Object[] arguments) {
        return switch (method) {
            case "equals" -> bot == arguments[0];
            case "hashCode" -> seat;
            default -> name;
        };
    }

    void eliminate() {
        Channel.the().send("Elimination", new String[] {name});
    }

    void ask(Method method, Object[] arguments) {
        Map<String, Object> params = new LinkedHashMap<>();
        Parameter[] parameters = method.getParameters();
        for (int i = 0; i < parameters.length; ++i) {
            params.put(Methods.snakeCase(parameters[i].getName()), arguments[i]);
        }
        String methodName = Methods.snakeCase(method.getName());
        Map<String, Object> call = new LinkedHashMap<>();
        call.put("method", methodName); // first: the handler looks for it there and reads no further
        call.put("params", params);
        Channel.the().send("ProxyCall", name, Json.writeBytes(call));
    }

    Object answer(Method method) {
        String methodName = Methods.snakeCase(method.getName());
        Message answer = EngineRunner.receive();
        if (answer.type().equals("BotTimeout")) {
            lastLate = new BotTimeoutException(this);
            throw isOriginal ? new hu.mktiti.tulkas.api.exception.BotTimeoutException() : lastLate;
        }
        if (!answer.type().equals("CallResult")) {
            throw new ProtocolException("a " + answer.type() + " instead of the answer to " + methodName);
        }
        try {
            return Values.as(method.getGenericReturnType(), Json.read(answer.data()));
        } catch (JsonException error) {
            throw new BotException(this, "the answer to " + methodName + ": " + error.getMessage());
        }
    }
}
