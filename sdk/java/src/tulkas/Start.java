package tulkas;

import game.mc.MCPlayer;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import tulkas.engine.EngineRunner;
import tulkas.engine.GameEngine;
import tulkas.wire.Channel;

/**
 * Starts the class of a bot or an engine: {@code java tulkas.Start MyBot}
 *
 * <p>This is how the arena starts Java programs. Authors write a class with the game's methods, and no main.
 */
public final class Start {
    private Start() {}

    public static void main(String[] arguments) {
        Channel.the(); // first of all: from here on, printing is harmless
        System.exit(run(arguments[0]));
    }

    private static int run(String name) {
        try {
            serve(Class.forName(name));
            return 0;
        } catch (InvocationTargetException error) {
            return report(error.getCause());
        } catch (Throwable error) {
            return report(error);
        }
    }

    private static void serve(Class<?> actor) throws Exception {
        if (GameEngine.class.isAssignableFrom(actor)) {
            EngineRunner.run(actor);
        } else if (MCPlayer.class.isAssignableFrom(actor)) {
            BotRunner.run(new MartianChessPlayer(actor.asSubclass(MCPlayer.class)));
        } else if (BotInterface.class.isAssignableFrom(actor)) {
            Constructor<?> constructor = actor.getDeclaredConstructor();
            constructor.setAccessible(true);
            BotRunner.run((BotInterface) constructor.newInstance());
        } else {
            throw new IllegalArgumentException(actor.getName()
                    + " is no bot and no engine: it implements neither BotInterface nor GameEngine");
        }
    }

    private static int report(Throwable error) {
        String message = error.getMessage();
        Channel.the().reportError(message == null || message.isEmpty() ? error.getClass().getName() : message);
        error.printStackTrace(); // where it happened, for the log
        return 1;
    }
}
