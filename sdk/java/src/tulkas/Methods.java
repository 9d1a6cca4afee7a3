package tulkas;

import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

/** A game's methods, found by their names: next_card and nextCard are the same. */
public final class Methods {
    private static final Map<Class<?>, Map<String, BoundMethod>> BOUND = new HashMap<>();

    private Methods() {}

    static Object call(Object bot, String name, Map<String, Object> params) throws Exception {
        return bound(bot.getClass(), name).call(bot, params);
    }

    private static synchronized BoundMethod bound(Class<?> bot, String name) throws NoSuchMethodException {
        Map<String, BoundMethod> methods = BOUND.get(bot);
        if (methods == null) {
            methods = new HashMap<>();
            BOUND.put(bot, methods);
        }
        BoundMethod bound = methods.get(name);
        if (bound == null) {
            Method method = find(bot, camelCase(name));
            bound = new BoundMethod(method, declared(bot, method));
            methods.put(name, bound);
        }
        return bound;
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
