package tulkas;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.util.Map;

/** A game's methods, found by their names: next_card and nextCard are the same. */
public final class Methods {
    private Methods() {}

    static Object call(Object bot, String name, Map<String, Object> params) throws Exception {
        Method method = find(bot.getClass(), camelCase(name));
        Parameter[] parameters = method.getParameters();
        Parameter[] named = declared(bot.getClass(), method).getParameters();
        Object[] arguments = new Object[parameters.length];
        for (int i = 0; i < parameters.length; ++i) {
            arguments[i] = argument(params, named[i].getName(), parameters[i].getParameterizedType());
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
            if (isTheGames(method, name)) {
                return method;
            }
        }
        throw new NoSuchMethodException(PlainClass.nameOf(bot) + " has no public method " + name);
    }

    /** The method of the game's interface that it implements, whose parameters have the names that are sent; or itself. */
    private static Method declared(Class<?> bot, Method method) {
        for (Class<?> type = bot; type != null; type = type.getSuperclass()) {
            for (Class<?> implemented : type.getInterfaces()) {
                for (Method candidate : implemented.getMethods()) {
                    if (isTheGames(candidate, method.getName())
                            && candidate.getParameterCount() == method.getParameterCount()) {
                        return candidate;
                    }
                }
            }
        }
        return method;
    }

    private static boolean isTheGames(Method method, String name) {
        return method.getName().equals(name) && !method.isBridge() && method.getDeclaringClass() != Object.class
                && method.getDeclaringClass() != BotInterface.class;
    }

    private static Object argument(Map<String, Object> params, String parameter, Type type) {
        String name = snakeCase(parameter);
        if (!params.containsKey(name)) {
            throw new JsonException("\"" + name + "\" is missing (are the bots compiled with -parameters?)");
        }
        return Values.as(type, params.get(name));
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
