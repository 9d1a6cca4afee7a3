package tulkas;

import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether the calls of a bot interface can be sent and their answers be read: asked when an engine is built, so that an
 * interface that cannot work is an error of the game's author and not of the first bot that is called.
 */
public final class Sendable {
    private final Set<Type> seen = new HashSet<>();

    private Sendable() {}

    /** Why the interface cannot work; null where it can. */
    public static String whyNot(Class<?> botInterface) {
        Map<String, Method> byName = new HashMap<>();
        for (Method method : botInterface.getMethods()) {
            if (!Modifier.isAbstract(method.getModifiers()) || method.isBridge()) {
                continue;
            }
            String why = whyNot(method);
            if (why == null && byName.put(Methods.snakeCase(method.getName()), method) != null) {
                why = "there are two methods of this name, and a call names nothing but the method";
            }
            if (why != null) {
                return PlainClass.nameOf(botInterface) + "." + method.getName() + " cannot be called: " + why;
            }
        }
        return null;
    }

    private static String whyNot(Method method) {
        for (Parameter parameter : method.getParameters()) {
            if (!parameter.isNamePresent()) {
                return "its parameters' names are not known; compile it with -parameters";
            }
            String why = new Sendable().whyNot(parameter.getParameterizedType());
            if (why != null) {
                return "its parameter " + parameter.getName() + ": " + why;
            }
        }
        Type result = method.getGenericReturnType();
        String why = result == void.class ? null : new Sendable().whyNot(result);
        return why == null ? null : "its result: " + why;
    }

    private String whyNot(Type type) {
        if (!seen.add(type)) {
            return null;
        }
        if (type instanceof TypeVariable<?> variable) {
            return whyNot(variable.getBounds()[0]);
        }
        if (type instanceof WildcardType wildcard) {
            return whyNot(wildcard.getUpperBounds()[0]);
        }
        if (type instanceof GenericArrayType array) {
            return whyNot(array.getGenericComponentType());
        }
        if (type instanceof ParameterizedType generic) {
            return whyNotGeneric(generic);
        }
        return whyNotClass((Class<?>) type);
    }

    private String whyNotGeneric(ParameterizedType type) {
        for (Type argument : type.getActualTypeArguments()) {
            String why = whyNot(argument);
            if (why != null) {
                return why;
            }
        }
        Class<?> raw = (Class<?>) type.getRawType();
        return raw == Optional.class ? null : whyNotClass(raw);
    }

    private String whyNotClass(Class<?> type) {
        if (type.isArray()) {
            return whyNot(type.getComponentType());
        }
        boolean isKnown = type.isPrimitive() || type.isEnum() || type == Object.class || type == String.class
                || List.of(Boolean.class, Character.class, Byte.class, Short.class, Integer.class, Long.class,
                        Float.class, Double.class).contains(type)
                || type.isAssignableFrom(ArrayList.class) || type.isAssignableFrom(LinkedHashSet.class)
                || type.isAssignableFrom(LinkedHashMap.class);
        if (isKnown || WireForm.of(type).fromWire != null || WireForm.of(type).parse != null) {
            return null;
        }
        if (type.isInterface()) {
            return "interface " + PlainClass.nameOf(type) + " does not say which class to make of what was sent";
        }
        return PlainClass.isOne(type) ? whyNotPlain(PlainClass.of(type))
                : PlainClass.nameOf(type) + " is a class of Java's that cannot be sent";
    }

    private String whyNotPlain(PlainClass type) {
        String why = type.whyUnreadable();
        for (Field field : type.fields()) {
            why = why != null ? why : whyNot(field.getGenericType());
        }
        return why;
    }
}
