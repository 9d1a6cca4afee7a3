package tulkas;

import game.mc.MCPlayer;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tulkas.engine.EngineRunner;

/**
 * Whether a class can be started: asked when it is built, so that a mistake of its author's is told before any game.
 */
final class Check {
    private Check() {}

    /** What is wrong with it, in words of its source; null where nothing is. */
    static String whyNot(Class<?> actor) {
        String name = PlainClass.nameOf(actor);
        if (MCPlayer.class.isAssignableFrom(actor)) {
            return whyNotPlayer(actor, name);
        }
        if (BotInterface.class.isAssignableFrom(actor)) {
            return whyNotBot(actor, name);
        }
        if (EngineRunner.isEngine(actor)) {
            return EngineRunner.whyNot(actor);
        }
        return "class " + name + " must extend MCPlayer (a player of game.mc), implement the interface of its game, such as"
                + " tulkas.ploy.PloyBot, or be an engine, such as tulkas.engine.DuelGameEngine";
    }

    /** The file and the line where the class begins: "MyBot.java:7". */
    static String place(Class<?> actor, Path source) throws IOException {
        Pattern declaration = Pattern.compile("\\b(class|interface|enum|record)\\s+" + actor.getSimpleName() + "\\b");
        int number = 0;
        for (String line : Files.readAllLines(source)) {
            ++number;
            if (declaration.matcher(line).find()) {
                return source.getFileName() + ":" + number;
            }
        }
        return source.getFileName().toString();
    }

    private static String whyNotBot(Class<?> bot, String name) {
        if (Modifier.isAbstract(bot.getModifiers())) {
            return (bot.isInterface() ? "interface " : "abstract class ") + name + " must be a class that can be made";
        }
        return hasConstructor(bot) ? null : "class " + name + " needs a constructor without parameters: public " + name + "()";
    }

    private static String whyNotPlayer(Class<?> player, String name) {
        if (Modifier.isAbstract(player.getModifiers())) {
            return "class " + name + " must not be abstract";
        }
        if (!player.getPackageName().isEmpty()) {
            return "class " + name + " must not be in a package (it is in " + player.getPackageName() + ")";
        }
        return hasConstructor(player, int.class, int[][].class, Random.class) ? null
                : "class " + name + " needs the constructor public " + name + "(int color, int[][] board, Random r)";
    }

    private static boolean hasConstructor(Class<?> type, Class<?>... parameters) {
        try {
            type.getDeclaredConstructor(parameters);
            return true;
        } catch (NoSuchMethodException none) {
            return false;
        }
    }

    /**
     * What the arena should know of it before any game: "framework game.mc" of a player for the older course, and
     * "answers METHOD" for each method that a bot can be asked. Without such lines its class does not say it: it answers
     * calls by itself, or is an engine.
     */
    static String facts(Class<?> actor) {
        if (MCPlayer.class.isAssignableFrom(actor)) {
            return "framework game.mc\nanswers get_action\n";
        }
        if (!BotInterface.class.isAssignableFrom(actor) || answersByItself(actor)) {
            return "";
        }
        TreeSet<String> methods = new TreeSet<>();
        for (Method method : actor.getMethods()) {
            if (method.getDeclaringClass() != Object.class && method.getDeclaringClass() != BotInterface.class) {
                methods.add("answers " + Methods.snakeCase(method.getName()) + "\n");
            }
        }
        methods.remove("answers answer\n");
        return String.join("", methods);
    }

    private static boolean answersByItself(Class<?> bot) {
        for (Class<?> type = bot; type != null; type = type.getSuperclass()) {
            if (Values.methodOf(type, "answer", String.class, Map.class) != null) {
                return true;
            }
        }
        return false;
    }
}
