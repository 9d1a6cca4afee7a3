package tulkas.engine;

import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
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
        try {
            if (takesList(constructor)) { // how many they are is told at the start
                hearStart();
                int seats = GameStart.told().seats();
                report(playOrBlame(made(constructor, botsOf(constructor, seats)), seats));
            } else {
                int seats = constructor.getParameterCount();
                GameEngine<?> engine = made(constructor, botsOf(constructor, seats).toArray());
                hearStart();
                report(playOrBlame(engine, seats));
            }
        } catch (Shutdown ended) {
            // As it should be.
        }
    }

    private static void hearStart() {
        Message start = receive();
        if (!start.type().equals("StartNotice")) {
            throw new ProtocolException("a " + start.type() + " instead of a StartNotice");
        }
        GameStart.tell(start.data());
    }

    private static GameEngine<?> made(Constructor<?> constructor, Object... bots) throws Exception {
        Object made = constructor.newInstance(bots);
        return made instanceof GameEngine<?> ours
                ? ours : new OriginalEngine((hu.mktiti.tulkas.api.GameEngine<?>) made);
    }

    private static List<Object> botsOf(Constructor<?> constructor, int seats) {
        Class<?>[] types = botTypes(constructor);
        List<Object> bots = new ArrayList<>();
        for (int seat = 0; seat < seats; ++seat) {
            bots.add(new BotProxy(seat, seats).as(types[Math.min(seat, types.length - 1)]));
        }
        return bots;
    }

    /** Whether it takes a list of bots, however many they are. */
    private static boolean takesList(Constructor<?> constructor) {
        return constructor.getParameterCount() == 1 && constructor.getParameterTypes()[0] == List.class;
    }

    /** The interfaces of the bots that it takes. */
    private static Class<?>[] botTypes(Constructor<?> constructor) {
        if (takesList(constructor)
                && constructor.getGenericParameterTypes()[0] instanceof ParameterizedType list
                && list.getActualTypeArguments()[0] instanceof Class<?> type) {
            return new Class<?>[] {type};
        }
        return constructor.getParameterTypes();
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
                    + "BotInterface, or one list of them";
        }
        for (Class<?> botInterface : botTypes(constructor)) {
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
            for (Class<?> parameter : botTypes(constructor)) {
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
        } else if (result instanceof MatchResult match && match.scores().length == 2) {
            channel.send("RankingResult", new String[] {match.scores()[0] + "," + match.scores()[1]});
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
