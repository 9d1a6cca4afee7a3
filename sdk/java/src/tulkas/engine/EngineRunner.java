package tulkas.engine;

import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import tulkas.BotInterface;
import tulkas.Sendable;
import tulkas.wire.Channel;
import tulkas.wire.Message;
import tulkas.wire.ProtocolException;

/** Lets an engine play its game, and sends the result. */
public final class EngineRunner {
    private EngineRunner() {}

    /** The game was ended from outside: nothing more is to be done, and nobody is to blame. */
    private static final class Shutdown extends Error {
        Shutdown() {
            super("the game was ended", null, false, false);
        }
    }

    public static void run(Class<?> engineClass) throws Exception {
        Constructor<?> constructor = constructorOf(engineClass);
        int seats = constructor.getParameterCount();
        Object[] bots = new Object[seats];
        for (int seat = 0; seat < seats; ++seat) {
            bots[seat] = new BotProxy(seat, seats).as(constructor.getParameterTypes()[seat]);
        }
        Object made = constructor.newInstance(bots);
        GameEngine<?> engine = made instanceof GameEngine<?> ours
                ? ours : new OriginalEngine((hu.mktiti.tulkas.api.GameEngine<?>) made);
        try {
            Message start = receive();
            if (!start.type().equals("StartNotice")) {
                throw new ProtocolException("a " + start.type() + " instead of a StartNotice");
            }
            GameStart.tell(start.data());
            report(playOrBlame(engine, seats));
        } catch (Shutdown ended) {
            // As it should be.
        }
    }

    /** Whether that is the class of an engine. */
    public static boolean isEngine(Class<?> type) {
        return GameEngine.class.isAssignableFrom(type) || OriginalEngine.is(type);
    }

    /** What is wrong with an engine's class; null where nothing is. */
    public static String whyNot(Class<?> engineClass) {
        String name = engineClass.getSimpleName();
        if (Modifier.isAbstract(engineClass.getModifiers())) {
            return "class " + name + " must not be abstract";
        }
        Constructor<?> constructor = findConstructor(engineClass);
        if (constructor == null) {
            return "class " + name + " needs a constructor that takes bots, and nothing else, as interfaces that extend "
                    + "BotInterface";
        }
        for (Class<?> botInterface : constructor.getParameterTypes()) {
            String why = Sendable.whyNot(botInterface);
            if (why != null) {
                return why;
            }
        }
        return null;
    }

    private static Constructor<?> constructorOf(Class<?> engineClass) {
        Constructor<?> constructor = findConstructor(engineClass);
        if (constructor == null) {
            throw new IllegalArgumentException(engineClass.getName() + " has no constructor that takes bots");
        }
        constructor.setAccessible(true);
        return constructor;
    }

    private static Constructor<?> findConstructor(Class<?> engineClass) {
        for (Constructor<?> constructor : engineClass.getDeclaredConstructors()) {
            boolean takesBots = constructor.getParameterCount() > 0;
            for (Class<?> parameter : constructor.getParameterTypes()) {
                takesBots &= parameter.isInterface() && BotInterface.class.isAssignableFrom(parameter);
            }
            if (takesBots) {
                return constructor;
            }
        }
        return null;
    }

    static Message receive() {
        Message message = Channel.the().receive();
        if (message == null || message.type().equals("ShutdownNotice")) {
            throw new Shutdown();
        }
        return message;
    }

    private static GameResult playOrBlame(GameEngine<?> engine, int seats) throws Exception {
        try {
            return engine.playGame();
        } catch (BotException error) {
            error.proxy().log(error.getMessage());
            return errorOf(error.proxy().seat(), seats);
        }
    }

    /** In a challenge a bot that fails gets no points; in a game for more it gets 0 and everybody else 1. */
    private static GameResult errorOf(int loser, int seats) {
        if (seats == 1) {
            return new ChallengeResult(null, null);
        }
        if (seats == 2) {
            return MatchResult.error(loser);
        }
        List<Long> scores = new ArrayList<>();
        for (int seat = 0; seat < seats; ++seat) {
            scores.add(seat == loser ? 0L : 1L);
        }
        return new RankingResult(scores);
    }

    private static void report(GameResult result) {
        Channel channel = Channel.the();
        if (result instanceof ChallengeResult challenge) {
            channel.send("ChallengeResult", String.valueOf(challenge.points()), String.valueOf(challenge.maximum()));
        } else if (result instanceof MatchResult match) {
            channel.send("MatchResult", new String[] {match.name()});
        } else {
            StringBuilder scores = new StringBuilder();
            for (Long score : ((RankingResult) result).scores()) {
                scores.append(scores.isEmpty() ? "" : ",").append(score);
            }
            channel.send("RankingResult", new String[] {scores.toString()});
        }
    }
}
