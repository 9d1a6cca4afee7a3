package tulkas;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tulkas.battleship.BattleshipBot;
import tulkas.battleship.Position;
import tulkas.battleship.Ship;
import tulkas.battleship.ShipUtil;
import tulkas.battleship.ShootResult;
import tulkas.battleship.TargetMap;
import tulkas.martianchess.MartianChessBot;
import tulkas.ploy.PloyBot;
import tulkas.wire.Channel;
import tulkas.wire.Message;

/**
 * Uses everything a bot uses, once: {@code java -XX:ArchiveClassesAtExit=FILE tulkas.Train MyBot MyBot.java FACTS}
 *
 * <p>The archive that comes of it saves each start of the bot some twenty milliseconds. Nothing of the bot's own is
 * run here. Its class is looked at first: one that cannot be started is refused in a line that names file and line
 * ({@link Check}), and status 3. What the arena should know of it is written to
 * the file FACTS.
 */
final class Train {
    private static final String SHOOT = "{\"time\":{\"call_us\":1,\"game_us\":2.5},\"method\":\"next_shoot\",\"params\":"
            + "{\"target_map\":[\"..........\",\"o---x#....\",\"..........\",\"..........\",\"..........\",\"..........\","
            + "\"..........\",\"..........\",\"..........\",\"..........\"],"
            + "\"previous_target\":\"A-1\",\"previous_result\":\"hit\"}}";
    private static final String SETUP =
            "{\"method\":\"setup_field\",\"params\":{\"ship_sizes\":[4,3,3,2,2,2,1,1,1,1]}}";
    private static final String ACTION = "{\"method\":\"get_action\",\"params\":{\"position\":"
            + "\"qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0\",\"legal_moves\":[\"a6-a5\"],"
            + "\"previous_move\":null,\"color\":0,\"seed\":7}}";
    private static final String MOVE = "{\"method\":\"get_move\",\"params\":{\"position\":"
            + "\",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,w17,w40,w48,,/,,,w16,w16,w16,,,/,,,,,,,,/,,,,,,,,/,,,,,,,,/"
            + ",,,b1,b1,b1,,,/,,b3,b130,b17,b130,b129,,/,b69,b146,b131,b170,b131,b146,b69, b\","
            + "\"legal_moves\":[\"e3-e4-0\"]}}";

    private Train() {}

    public static void main(String[] arguments) throws Exception {
        Channel.the();
        for (String used : List.of("tulkas.Start", "tulkas.BotRunner")) {
            Class.forName(used, false, Train.class.getClassLoader());
        }
        Class<?> actor = Class.forName(arguments[0], false, Train.class.getClassLoader());
        String wrong = Check.whyNot(actor);
        if (wrong != null) {
            System.err.println(Check.place(actor, Path.of(arguments[1])) + ": " + wrong);
            System.exit(3);
        }
        Files.writeString(Path.of(arguments[2]), Check.facts(actor));
        Shooter shooter = new Shooter();
        MartianChessBot martianChess = (position, moves, previous) -> {
            position.after(moves.get(0));
            return moves.get(0);
        };
        PloyBot ploy = (position, moves) -> position.listMoves().get(0);
        ask(shooter, SETUP);
        ask(shooter, SHOOT);
        ask(martianChess, ACTION);
        ask(ploy, MOVE);
    }

    @SuppressWarnings("unchecked")
    private static void ask(BotInterface bot, String text) throws Exception {
        CallClock.start();
        Message message = Message.sample(text);
        Map<String, Object> call = (Map<String, Object>) Json.read(message.data());
        CallClock.setGiven(call);
        Json.writeBytes(bot.answer((String) call.get("method"), (Map<String, Object>) call.get("params")));
        bot.timeLeft();
    }

    /** Sets up and shoots. */
    private static final class Shooter implements BattleshipBot {
        @Override
        public List<Ship> setupField(List<Integer> shipSizes) {
            return ShipUtil.randomSetup(shipSizes);
        }

        @Override
        public Position nextShoot(TargetMap targetMap, Position previousTarget,
                ShootResult previousResult) {
            return targetMap.freePositions().toList().get(0);
        }
    }
}
