package tulkas;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.util.Map;

/**
 * A bot's method that answers a call of the game.
 *
 * <p>Looking it up, and the names and types of its parameters, takes longer than many a bot thinks, so it is done
 * once: see {@link Methods}.
 */
final class BoundMethod {
    private final Method method;
    private final String[] names; // of the parameters, as they are sent
    private final Type[] types;

    /** The names are those of another method that it implements. */
    BoundMethod(Method method, Method named) {
        Parameter[] parameters = named.getParameters();
        this.method = method;
        names = new String[parameters.length];
        types = method.getGenericParameterTypes();
        for (int i = 0; i < names.length; ++i) {
            names[i] = Methods.snakeCase(parameters[i].getName());
        }
        method.setAccessible(true); // the class itself need not be public
    }

    Object call(Object bot, Map<String, Object> params) throws Exception {
        Object[] arguments = new Object[names.length];
        for (int i = 0; i < names.length; ++i) {
            arguments[i] = argument(params, i);
        }
        try {
            return method.invoke(bot, arguments);
        } catch (InvocationTargetException error) {
            if (error.getCause() instanceof Exception cause) {
                throw cause;
            }
            throw (Error) error.getCause();
        }
    }

    private Object argument(Map<String, Object> params, int index) {
        Object value = params.get(names[index]);
        if (value == null && !params.containsKey(names[index])) {
            throw new JsonException("\"" + names[index] + "\" is missing (are the bots compiled with -parameters?)");
        }
        return Values.as(types[index], value);
    }
}
