package tulkas;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Java's types from the plain values of JSON, and back.
 *
 * <p>Numbers, texts, booleans, lists, sets, arrays and maps are themselves. An enum's constant is its name in small
 * letters. A record, or any other class of the author's, is an object with its components or fields in snake_case: see
 * {@link PlainClass}. A class that has a static {@code parse(String)} is a text, which it gives with {@code toString};
 * one that has {@code toWire()} and a static {@code fromWire(Object)} says itself what it is.
 */
public final class Values {
    private static final int DEEPEST = 64;

    private Values() {}

    /** The value as one of that type; {@link JsonException} when it is none. */
    public static Object as(Type type, Object value) {
        return as(type, value, Map.of());
    }

    static Object as(Type type, Object value, Map<TypeVariable<?>, Type> bindings) {
        if (type instanceof Class<?> wanted) {
            return asClass(wanted, value);
        }
        if (type instanceof TypeVariable<?> variable) {
            Type bound = bindings.get(variable);
            return bound == null ? as(variable.getBounds()[0], value, Map.of()) : as(bound, value, bindings);
        }
        if (type instanceof WildcardType wildcard) {
            return as(wildcard.getUpperBounds()[0], value, bindings);
        }
        boolean isOptional = type instanceof ParameterizedType generic && generic.getRawType() == Optional.class;
        if (value == null && !isOptional) {
            return null;
        }
        if (type instanceof GenericArrayType array && value instanceof List<?> items) {
            return array(rawClass(array.getGenericComponentType()), array.getGenericComponentType(), items, bindings);
        }
        return type instanceof ParameterizedType generic ? asGeneric(generic, value, bindings) : refuse(type, value);
    }

    private static Object asClass(Class<?> wanted, Object value) {
        if (value == null && !wanted.isPrimitive() || wanted == Object.class || wanted == void.class) {
            return value;
        }
        if (wanted.isEnum() && value instanceof String name) {
            return constant(wanted, name);
        }
        if (wanted.isArray() && value instanceof List<?> items) {
            return array(wanted.getComponentType(), wanted.getComponentType(), items, Map.of());
        }
        WireForm form = WireForm.of(wanted);
        if (form.fromWire != null) {
            return invokeOn(null, form.fromWire, value);
        }
        if (form.parse != null && value instanceof String) {
            return invokeOn(null, form.parse, value);
        }
        if (PlainClass.isOne(wanted) && value instanceof Map<?, ?> members) {
            return PlainClass.of(wanted).read(members, Map.of());
        }
        return simple(wanted, value);
    }

    private static Object simple(Class<?> wanted, Object value) {
        if (value instanceof Long whole) {
            Object number = number(wanted, whole);
            if (number != null) {
                return number;
            }
        }
        if (value instanceof Double number && (wanted == float.class || wanted == Float.class)) {
            return number.floatValue();
        }
        if (value instanceof String text && text.length() == 1 && (wanted == char.class || wanted == Character.class)) {
            return text.charAt(0);
        }
        boolean isPrimitive = wanted == boolean.class && value instanceof Boolean
                || wanted == double.class && value instanceof Double;
        if (wanted == Set.class && value instanceof List<?> list) {
            return new LinkedHashSet<>(list);
        }
        return isPrimitive || wanted.isInstance(value) ? value : refuse(wanted, value);
    }

    /** Null where the number is too large for the type, or the type is none of numbers. */
    private static Object number(Class<?> wanted, long value) {
        if ((wanted == int.class || wanted == Integer.class) && value == (int) value) {
            return (int) value;
        }
        if ((wanted == short.class || wanted == Short.class) && value == (short) value) {
            return (short) value;
        }
        if ((wanted == byte.class || wanted == Byte.class) && value == (byte) value) {
            return (byte) value;
        }
        if (wanted == long.class) {
            return value;
        }
        if (wanted == float.class || wanted == Float.class) {
            return (float) value;
        }
        return wanted == double.class || wanted == Double.class ? (Object) (double) value : null;
    }

    private static Object asGeneric(ParameterizedType type, Object value, Map<TypeVariable<?>, Type> bindings) {
        Class<?> raw = (Class<?>) type.getRawType();
        Type[] arguments = type.getActualTypeArguments();
        Type item = arguments[arguments.length - 1];
        if (raw == Optional.class) {
            return Optional.ofNullable(as(item, value, bindings));
        }
        boolean isSet = raw.isAssignableFrom(LinkedHashSet.class) && !raw.isAssignableFrom(ArrayList.class);
        if (value instanceof List<?> list && (isSet || raw.isAssignableFrom(ArrayList.class))) {
            Collection<Object> items = isSet ? new LinkedHashSet<>() : new ArrayList<>(list.size());
            for (Object one : list) {
                items.add(as(item, one, bindings));
            }
            return items;
        }
        if (value instanceof Map<?, ?> map && raw.isAssignableFrom(LinkedHashMap.class)) {
            Map<Object, Object> members = new LinkedHashMap<>();
            for (Map.Entry<?, ?> member : map.entrySet()) {
                members.put(key(arguments[0], (String) member.getKey()), as(item, member.getValue(), bindings));
            }
            return members;
        }
        if (PlainClass.isOne(raw) && value instanceof Map<?, ?> members) {
            return PlainClass.of(raw).read(members, PlainClass.bind(raw, arguments, bindings));
        }
        return refuse(type, value);
    }

    /** Members of objects have names; a map's keys may be numbers too. */
    private static Object key(Type type, String name) {
        boolean isNumber = type == Integer.class || type == Long.class || type == Short.class || type == Byte.class;
        try {
            return as(type, isNumber ? (Object) Long.valueOf(name) : name, Map.of());
        } catch (NumberFormatException error) {
            return refuse(type, name);
        }
    }

    private static Class<?> rawClass(Type type) {
        return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType()
                : type instanceof Class<?> ? type : Object.class);
    }

    private static Object array(Class<?> item, Type type, List<?> items, Map<TypeVariable<?>, Type> bindings) {
        Object array = Array.newInstance(item, items.size());
        for (int i = 0; i < items.size(); ++i) {
            Array.set(array, i, as(type, items.get(i), bindings));
        }
        return array;
    }

    private static Object constant(Class<?> wanted, String name) {
        for (Object constant : wanted.getEnumConstants()) {
            if (((Enum<?>) constant).name().toLowerCase().equals(name)) {
                return constant;
            }
        }
        return refuse(wanted, name);
    }

    /** The value as JSON knows it: null, Boolean, Long, Double, String, List, Map. */
    public static Object plain(Object value) {
        return plain(value, 0);
    }

    static Object plain(Object value, int depth) {
        if (value == null || value instanceof String || value instanceof Boolean || value instanceof Long
                || value instanceof Double) {
            return value;
        }
        if (depth > DEEPEST) {
            throw new JsonException(value.getClass().getName() + " is nested too deeply: does it contain itself?");
        }
        if (value instanceof Number number) {
            return number instanceof Float ? (Object) number.doubleValue() : (Object) number.longValue();
        }
        if (value instanceof Collection<?> collection) {
            return plainList(collection, depth);
        }
        if (value instanceof Map<?, ?> map) {
            return plainMap(map, depth);
        }
        if (value instanceof Enum<?> constant) {
            return constant.name().toLowerCase();
        }
        return value.getClass().isArray() ? plainArray(value, depth) : plainObject(value, depth);
    }

    private static Object plainObject(Object value, int depth) {
        Class<?> type = value.getClass();
        WireForm form = WireForm.of(type);
        if (form.toWire != null) {
            return plain(invokeOn(value, form.toWire), depth + 1);
        }
        if (form.parse != null || value instanceof CharSequence || value instanceof Character) {
            return value.toString();
        }
        if (value instanceof Optional<?> optional) {
            return plain(optional.orElse(null), depth + 1);
        }
        return PlainClass.of(type).write(value, depth);
    }

    private static List<Object> plainList(Collection<?> collection, int depth) {
        List<Object> items = new ArrayList<>(collection.size());
        for (Object item : collection) {
            items.add(plain(item, depth + 1));
        }
        return items;
    }

    private static Map<String, Object> plainMap(Map<?, ?> map, int depth) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (Map.Entry<?, ?> member : map.entrySet()) {
            members.put(String.valueOf(plain(member.getKey(), depth + 1)), plain(member.getValue(), depth + 1));
        }
        return members;
    }

    private static List<Object> plainArray(Object array, int depth) {
        List<Object> items = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); ++i) {
            items.add(plain(Array.get(array, i), depth + 1));
        }
        return items;
    }

    /** One of the class's own methods, whatever its access; null where there is none. */
    static Method methodOf(Class<?> type, String name, Class<?>... parameters) {
        try {
            Method method = type.getDeclaredMethod(name, parameters);
            method.setAccessible(true);
            return method;
        } catch (NoSuchMethodException | RuntimeException none) { // those of Java's own classes are not for us
            return null;
        }
    }

    static Object invokeOn(Object object, Method method, Object... arguments) {
        try {
            return method.invoke(object, arguments);
        } catch (InvocationTargetException error) {
            throw new JsonException(error.getCause().getMessage());
        } catch (IllegalAccessException error) {
            throw new JsonException(error.getMessage());
        }
    }

    static Object refuse(Type wanted, Object value) {
        String name = wanted.getTypeName();
        throw new JsonException("expected " + name.substring(name.lastIndexOf('.') + 1) + ", not " + value);
    }
}
