package tulkas;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Java's types from the plain values of JSON, and back.
 *
 * <p>Numbers, texts, booleans, lists, arrays and maps are themselves. An enum's constant is its name in small
 * letters; a record is an object with its components in snake_case. A class that has a static {@code
 * parse(String)} is a text, which it gives with {@code toString}.
 */
public final class Values {
    private Values() {}

    /** The value as one of that type; {@link JsonException} when it is none. */
    public static Object as(Type type, Object value) {
        if (type instanceof ParameterizedType generic) {
            return asGeneric(generic, value);
        }
        Class<?> wanted = (Class<?>) type;
        if (value == null && !wanted.isPrimitive() || wanted == Object.class || wanted == void.class) {
            return value;
        }
        if (wanted.isEnum() && value instanceof String name) {
            return constant(wanted, name);
        }
        if (wanted.isArray() && value instanceof List<?> items) {
            return array(wanted.getComponentType(), items);
        }
        Method parse = parseOf(wanted);
        if (parse != null && value instanceof String) {
            return invoke(parse, value);
        }
        if (wanted.isRecord() && value instanceof Map<?, ?> members) {
            return record(wanted, members);
        }
        return simple(wanted, value);
    }

    private static Object simple(Class<?> wanted, Object value) {
        if (value instanceof Long whole) {
            if ((wanted == int.class || wanted == Integer.class) && whole == whole.intValue()) {
                return whole.intValue();
            }
            if (wanted == long.class) {
                return whole;
            }
            if (wanted == double.class || wanted == Double.class) {
                return whole.doubleValue();
            }
        }
        boolean isPrimitive = wanted == boolean.class && value instanceof Boolean
                || wanted == double.class && value instanceof Double;
        if (isPrimitive || wanted.isInstance(value)) {
            return value;
        }
        throw notA(wanted, value);
    }

    private static Object asGeneric(ParameterizedType type, Object value) {
        Type[] arguments = type.getActualTypeArguments();
        Type item = arguments[arguments.length - 1];
        if (value instanceof List<?> list && ((Class<?>) type.getRawType()).isAssignableFrom(ArrayList.class)) {
            List<Object> items = new ArrayList<>(list.size());
            for (Object one : list) {
                items.add(as(item, one));
            }
            return items;
        }
        if (value instanceof Map<?, ?> map && type.getRawType() == Map.class) {
            Map<String, Object> members = new LinkedHashMap<>();
            for (Map.Entry<?, ?> member : map.entrySet()) {
                members.put((String) member.getKey(), as(item, member.getValue()));
            }
            return members;
        }
        if (value == null) {
            return null;
        }
        throw notA(type, value);
    }

    private static Object array(Class<?> item, List<?> items) {
        Object array = Array.newInstance(item, items.size());
        for (int i = 0; i < items.size(); ++i) {
            Array.set(array, i, as(item, items.get(i)));
        }
        return array;
    }

    private static Object constant(Class<?> wanted, String name) {
        for (Object constant : wanted.getEnumConstants()) {
            if (((Enum<?>) constant).name().toLowerCase().equals(name)) {
                return constant;
            }
        }
        throw notA(wanted, name);
    }

    private static Object record(Class<?> wanted, Map<?, ?> members) {
        RecordComponent[] components = wanted.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; ++i) {
            types[i] = components[i].getType();
            values[i] = as(components[i].getGenericType(), members.get(Methods.snakeCase(components[i].getName())));
        }
        try {
            var constructor = wanted.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException error) {
            throw new JsonException("no " + wanted.getSimpleName() + ": " + error.getCause());
        }
    }

    /** The value as JSON knows it: null, Boolean, Long, Double, String, List, Map. */
    public static Object plain(Object value) {
        if (value == null || value instanceof String || value instanceof Boolean || value instanceof Long
                || value instanceof Double) {
            return value;
        }
        if (value instanceof Number number) {
            return number instanceof Float ? (Object) number.doubleValue() : (Object) number.longValue();
        }
        if (value instanceof List<?> list) {
            return plainList(list);
        }
        if (value instanceof Map<?, ?> map) {
            return plainMap(map);
        }
        if (value instanceof Enum<?> constant) {
            return constant.name().toLowerCase();
        }
        if (value.getClass().isArray()) {
            return plainArray(value);
        }
        return value instanceof Record && parseOf(value.getClass()) == null ? plainRecord(value) : value.toString();
    }

    private static List<Object> plainList(List<?> list) {
        List<Object> items = new ArrayList<>(list.size());
        for (Object item : list) {
            items.add(plain(item));
        }
        return items;
    }

    private static Map<String, Object> plainMap(Map<?, ?> map) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (Map.Entry<?, ?> member : map.entrySet()) {
            members.put(String.valueOf(member.getKey()), plain(member.getValue()));
        }
        return members;
    }

    private static List<Object> plainArray(Object array) {
        List<Object> items = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); ++i) {
            items.add(plain(Array.get(array, i)));
        }
        return items;
    }

    private static Map<String, Object> plainRecord(Object record) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true);
            members.put(Methods.snakeCase(component.getName()), plain(invokeOn(record, accessor)));
        }
        return members;
    }

    private static Method parseOf(Class<?> type) {
        try {
            Method parse = type.getDeclaredMethod("parse", String.class);
            parse.setAccessible(true);
            return parse;
        } catch (NoSuchMethodException none) {
            return null;
        }
    }

    private static Object invoke(Method method, Object argument) {
        return invokeOn(null, method, argument);
    }

    private static Object invokeOn(Object object, Method method, Object... arguments) {
        try {
            return method.invoke(object, arguments);
        } catch (InvocationTargetException error) {
            throw new JsonException(error.getCause().getMessage());
        } catch (IllegalAccessException error) {
            throw new JsonException(error.getMessage());
        }
    }

    private static JsonException notA(Type wanted, Object value) {
        String name = wanted.getTypeName();
        return new JsonException("expected " + name.substring(name.lastIndexOf('.') + 1) + ", not " + value);
    }
}
