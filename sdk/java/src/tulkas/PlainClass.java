package tulkas;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A record, or any other class of an author's: an object with its fields in snake_case.
 *
 * <p>Fields are what counts, private ones and inherited ones too; static and transient ones do not. An object is made by
 * the constructor whose parameters have the names and types of all fields, so that what a class checks there is checked;
 * without one, by the constructor that takes nothing, and then the fields are set, final ones too.
 */
final class PlainClass {
    private static final Map<Class<?>, PlainClass> KNOWN = new HashMap<>();

    private final List<Field> fields;
    private final String[] names; // of the fields, as they are sent
    private final Constructor<?> constructor; // null: it can be written, not read
    private final int[] order; // of the constructor's parameters among the fields; null: it takes nothing
    private final String why; // there is no constructor

    private PlainClass(Class<?> type) {
        fields = fieldsOf(type);
        names = namesOf(fields);
        Constructor<?> whole = wholeConstructor(type, fields);
        constructor = whole != null ? whole : emptyConstructor(type);
        order = whole != null ? order(whole, fields) : null;
        why = constructor == null ? whyNot(type, fields) : null;
    }

    /** Whether it is a class of an author's, and no interface, that has a shape of its own. */
    static boolean isOne(Class<?> type) {
        return !type.isInterface() && !type.isPrimitive() && !type.isArray() && !type.isEnum()
                && !type.getName().startsWith("java.") && !type.getName().startsWith("javax.");
    }

    static synchronized PlainClass of(Class<?> type) {
        if (!isOne(type)) {
            throw new JsonException(type.getName() + " cannot be sent");
        }
        PlainClass known = KNOWN.get(type);
        if (known == null) {
            known = new PlainClass(type);
            KNOWN.put(type, known);
        }
        return known;
    }

    /** What stands for the type variables of a generic class. */
    static Map<TypeVariable<?>, Type> bind(Class<?> type, Type[] arguments, Map<TypeVariable<?>, Type> outer) {
        Map<TypeVariable<?>, Type> bindings = new HashMap<>();
        TypeVariable<?>[] variables = type.getTypeParameters();
        for (int i = 0; i < variables.length; ++i) {
            Type argument = arguments[i];
            bindings.put(variables[i], argument instanceof TypeVariable<?> ? outer.get(argument) : argument);
        }
        return bindings;
    }

    List<Field> fields() {
        return fields;
    }

    /** Why objects of it cannot be made of what was sent; null where they can. */
    String whyUnreadable() {
        return why;
    }

    Map<String, Object> write(Object object, int depth) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (int i = 0; i < names.length; ++i) {
            members.put(names[i], Values.plain(get(fields.get(i), object), depth + 1));
        }
        return members;
    }

    Object read(Map<?, ?> members, Map<TypeVariable<?>, Type> bindings) {
        if (constructor == null) {
            throw new JsonException(why);
        }
        Object[] values = new Object[fields.size()];
        for (int i = 0; i < values.length; ++i) {
            values[i] = Values.as(fields.get(i).getGenericType(), members.get(names[i]), bindings);
        }
        return order == null ? filled(values) : constructed(values);
    }

    private Object constructed(Object[] values) {
        Object[] arguments = new Object[order.length];
        for (int i = 0; i < order.length; ++i) {
            arguments[i] = values[order[i]];
        }
        return construct(arguments);
    }

    private Object filled(Object[] values) {
        Object object = construct();
        for (int i = 0; i < values.length; ++i) {
            try {
                fields.get(i).set(object, values[i]);
            } catch (IllegalAccessException error) {
                throw new JsonException(error.getMessage());
            }
        }
        return object;
    }

    private Object construct(Object... arguments) {
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException error) {
            throw new JsonException("no " + nameOf(constructor.getDeclaringClass()) + ": " + error.getCause());
        } catch (ReflectiveOperationException error) {
            throw new JsonException("no " + nameOf(constructor.getDeclaringClass()) + ": " + error);
        }
    }

    private static Object get(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException error) {
            throw new JsonException(error.getMessage());
        }
    }

    /** Those of the superclasses first. */
    private static List<Field> fieldsOf(Class<?> type) {
        List<Field> fields = type.getSuperclass() == null || !isOne(type.getSuperclass())
                ? new ArrayList<>() : fieldsOf(type.getSuperclass());
        for (Field field : type.getDeclaredFields()) {
            int modifiers = field.getModifiers();
            if (!Modifier.isStatic(modifiers) && !Modifier.isTransient(modifiers) && !field.isSynthetic()) {
                field.setAccessible(true);
                fields.add(field);
            }
        }
        return fields;
    }

    private static String[] namesOf(List<Field> fields) {
        String[] names = new String[fields.size()];
        for (int i = 0; i < names.length; ++i) {
            names[i] = Methods.snakeCase(fields.get(i).getName());
        }
        return names;
    }

    private static Constructor<?> wholeConstructor(Class<?> type, List<Field> fields) {
        if (Modifier.isAbstract(type.getModifiers()) || fields.isEmpty()) {
            return null;
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (constructor.getParameterCount() == fields.size() && order(constructor, fields) != null) {
                constructor.setAccessible(true);
                return constructor;
            }
        }
        return null;
    }

    private static Constructor<?> emptyConstructor(Class<?> type) {
        if (Modifier.isAbstract(type.getModifiers()) || type.isRecord() && type.getRecordComponents().length > 0) {
            return null;
        }
        try {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException none) {
            return null;
        }
    }

    /** Which field each parameter is for; null where one is for none. */
    private static int[] order(Constructor<?> constructor, List<Field> fields) {
        Parameter[] parameters = constructor.getParameters();
        int[] order = new int[parameters.length];
        boolean[] isTaken = new boolean[fields.size()];
        for (int i = 0; i < parameters.length; ++i) {
            int found = -1;
            for (int j = 0; j < fields.size(); ++j) {
                Field field = fields.get(j);
                if (!isTaken[j] && field.getName().equals(parameters[i].getName())
                        && parameters[i].getType().isAssignableFrom(field.getType())) {
                    found = j;
                }
            }
            if (found < 0) {
                return null;
            }
            isTaken[found] = true;
            order[i] = found;
        }
        return order;
    }

    private static String whyNot(Class<?> type, List<Field> fields) {
        String name = nameOf(type);
        if (Modifier.isAbstract(type.getModifiers())) {
            return "class " + name + " is abstract, so no object of it can be made of what was sent";
        }
        if (type.getEnclosingClass() != null && !Modifier.isStatic(type.getModifiers())) {
            return "class " + name + " must be static: an inner class belongs to an object that is not sent";
        }
        StringBuilder names = new StringBuilder();
        for (Field field : fields) {
            names.append(names.isEmpty() ? "" : ", ").append(field.getName());
        }
        return "class " + name + " needs a constructor with the parameters (" + names
                + "), which are its fields, or one without parameters";
    }

    static String nameOf(Class<?> type) {
        return type.getTypeName().substring(type.getTypeName().lastIndexOf('.') + 1).replace('$', '.');
    }
}
