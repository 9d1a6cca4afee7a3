package tulkas;

import game.mc.MCPlayer;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import tulkas.engine.EngineRunner;
import tulkas.wire.Channel;

/**
 * Starts the class of a bot or an engine: {@code java tulkas.Start MyBot [announced]}
 *
 * <p>Announced, it prints READY and waits for the first message before anything of the author's runs: so the arena knows
 * what the machine's own start has cost, and which threads are the machine's.
 *
 * <p>This is how the arena starts Java programs. Authors write a class with the game's methods, and no main.
 */
public final class Start {
    private Start() {}

    public static void main(String[] arguments) {
        Channel.the(); // first of all: from here on, printing is harmless
        if (arguments.length > 1 && arguments[1].equals("announced")) {
            Channel.the().announce();
        }
        System.exit(run(arguments[0]));
    }

    private static int run(String name) {
        try {
            serve(actor(name));
            return 0;
        } catch (InvocationTargetException error) {
            return report(error.getCause());
        } catch (Throwable error) {
            return report(error);
        }
    }

    /** The class of that name; or the one that the build has written down, when the author's file is in a package. */
    static Class<?> actor(String name) throws ClassNotFoundException, IOException {
        try {
            return Class.forName(name, false, Start.class.getClassLoader());
        } catch (ClassNotFoundException error) {
            try (InputStream written = Start.class.getResourceAsStream("/META-INF/actor")) {
                if (written == null) {
                    throw error;
                }
                String whole = new String(written.readAllBytes(), StandardCharsets.UTF_8).trim();
                return Class.forName(whole, false, Start.class.getClassLoader());
            }
        }
    }

    private static void serve(Class<?> actor) throws Exception {
        if (BotInterface.class.isAssignableFrom(actor)) {
            Constructor<?> constructor = actor.getDeclaredConstructor();
            constructor.setAccessible(true);
            BotRunner.run((BotInterface) constructor.newInstance());
        } else if (MCPlayer.class.isAssignableFrom(actor)) {
            BotRunner.run(new MartianChessPlayer(actor.asSubclass(MCPlayer.class)));
        } else if (EngineRunner.isEngine(actor)) {
            EngineRunner.run(actor);
        } else {
            throw new IllegalArgumentException(Check.whyNot(actor));
        }
    }

    private static int report(Throwable error) {
        Channel.the().reportError(Report.of(error));
        error.printStackTrace(); // where it happened, for the log
        return 1;
    }
}
