package tulkas;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Map;

/** A game's methods, found by their names: next_card and nextCard are the same. */
public final class Methods {
    private Methods() {}

    static Object call(Object bot, String name, Map<String, Object> params) throws Exception {
        Method method = find(bot.getClass(), camelCase(name));
        Parameter[] parameters = method.getParameters();
        Object[] arguments = new Object[parameters.length];
        for (int i = 0; i < parameters.length; ++i) {
            arguments[i] = argument(params, parameters[i]);
        }
        method.setAccessible(true); // the class itself need not be public
        try {
            return method.invoke(bot, arguments);
        } catch (InvocationTargetException error) {
            if (error.getCause() instanceof Exception cause) {
                throw cause;
            }
            throw (Error) error.getCause();
        }
    }

    private static Method find(Class<?> bot, String name) throws NoSuchMethodException {
        for (Method method : bot.getMethods()) {
            boolean isTheGames = method.getDeclaringClass() != Object.class
                    && method.getDeclaringClass() != BotInterface.class;
            if (isTheGames && method.getName().equals(name) && !method.isBridge()) {
                return method;
            }
        }
        throw new NoSuchMethodException("no such method: " + name);
    }

    private static Object argument(Map<String, Object> params, Parameter parameter) {
        String name = snakeCase(parameter.getName());
        if (!params.containsKey(name)) {
            throw new JsonException("\"" + name + "\" is missing (are the bots compiled with -parameters?)");
        }
        return Values.as(parameter.getParameterizedType(), params.get(name));
    }

    static String camelCase(String name) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < name.length(); ++i) {
            boolean isFirstOfWord = i > 0 && name.charAt(i - 1) == '_' && !result.isEmpty();
            if (name.charAt(i) != '_') {
                result.append(isFirstOfWord ? Character.toUpperCase(name.charAt(i)) : name.charAt(i));
            }
        }
        return result.toString();
    }

    public static String snakeCase(String name) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < name.length(); ++i) {
            if (Character.isUpperCase(name.charAt(i)) && i > 0) {
                result.append('_');
            }
            result.append(Character.toLowerCase(name.charAt(i)));
        }
        return result.toString();
    }
}
