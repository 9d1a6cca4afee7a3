package tulkas;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;

/** What a class itself says about how its objects are sent; a class is asked once, because asking is slow. */
final class WireForm {
    private static final WireForm NONE = new WireForm(null, null, null);
    private static final Map<Class<?>, WireForm> KNOWN = new HashMap<>();

    final Method fromWire; // null, like the others, where the class has none
    final Method parse;
    final Method toWire;

    private WireForm(Method fromWire, Method parse, Method toWire) {
        this.fromWire = fromWire;
        this.parse = parse;
        this.toWire = toWire;
    }

    static WireForm of(Class<?> type) {
        return type.isPrimitive() || type.getClassLoader() == null ? NONE : known(type); // Java's own have no form of ours
    }

    private static synchronized WireForm known(Class<?> type) {
        WireForm known = KNOWN.get(type);
        if (known == null) {
            known = new WireForm(makerOf(type, "fromWire", Object.class), makerOf(type, "parse", String.class),
                    Values.methodOf(type, "toWire"));
            KNOWN.put(type, known);
        }
        return known;
    }

    /** The class's own static method that makes one of what is given. */
    private static Method makerOf(Class<?> type, String name, Class<?> given) {
        Method method = Values.methodOf(type, name, given);
        return method != null && Modifier.isStatic(method.getModifiers()) && method.getReturnType() == type ? method : null;
    }
}
