import game.mc.MCAction;
import game.mc.MCGame;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import tulkas.Json;
import tulkas.TimeLeft;
import tulkas.Values;
import tulkas.battleship.Direction;
import tulkas.battleship.Ship;
import tulkas.battleship.ShipUtil;
import tulkas.battleship.ShootResult;
import tulkas.battleship.TargetMap;

/** The SDK's own parts. Every method is a test; its name says what is true. */
public final class UnitTest {
    private static final String PLOY_START = ",w84,w41,w56,w170,w56,w41,w84,/,,w24,w40,w17,w40,w48,,/,,,w16,w16,w16,,,/"
            + ",,,,,,,,/,,,,,,,,/,,,,,,,,/,,,b1,b1,b1,,,/,,b3,b130,b17,b130,b129,,/,b69,b146,b131,b170,b131,b146,b69, b";

    public static void main(String[] arguments) throws Exception {
        int failures = 0;
        for (Method test : UnitTest.class.getDeclaredMethods()) {
            if (test.getParameterCount() == 0 && !java.lang.reflect.Modifier.isStatic(test.getModifiers())) {
                try {
                    test.invoke(new UnitTest());
                } catch (InvocationTargetException failure) {
                    ++failures;
                    System.out.println(test.getName() + " failed:");
                    failure.getCause().printStackTrace(System.out);
                }
            }
        }
        System.exit(failures == 0 ? 0 : 1);
    }

    private static void expect(Object expected, Object actual) {
        if (!Objects.equals(expected, actual)) {
            throw new AssertionError("expected " + expected + ", got " + actual);
        }
    }

    private static void expectRefused(Runnable action, String what) {
        try {
            action.run();
        } catch (RuntimeException refused) {
            return;
        }
        throw new AssertionError("accepted: " + what);
    }

    void ployListsTheMovesThatTheRulesCount() {
        var start = tulkas.ploy.Position.parse(PLOY_START);
        var moves = start.listMoves();
        expect(145, moves.size());
        int second = 0;
        for (var move : moves) {
            second += start.after(move).listMoves().size();
        }
        expect(21025, second);
        expect(moves.stream().map(Object::toString).sorted().toList(), moves.stream().map(Object::toString).toList());
        expect(PLOY_START, start.toString());
    }

    void ployKnowsFinishedGames() {
        String end = ",,,,w170,,,,/" + ",,,,,,,,/".repeat(7) + ",,,b1,b170,,,, b";
        expect(List.of(), tulkas.ploy.Position.parse(end).listMoves());
    }

    void ployRefusesOtherTexts() {
        for (String text : List.of("", " b", ",,,,,,,,/,,,,,,,, b", PLOY_START.replace("w84", "x84"),
                PLOY_START.replace("w84", "w31"), PLOY_START + "w", PLOY_START.replace(" b", " x"))) {
            expectRefused(() -> tulkas.ploy.Position.parse(text), text);
        }
        for (String text : List.of("", "e3-e4-8", "e3e4-0", "e3-j4-0", "e3-e4-01")) {
            expectRefused(() -> tulkas.ploy.Move.parse(text), text);
        }
    }

    void randomFleetsAreRight() {
        List<Integer> sizes = List.of(4, 3, 3, 2, 2, 2, 1, 1, 1, 1);
        for (int seed = 0; seed < 100; ++seed) {
            List<Ship> ships = ShipUtil.randomSetup(sizes, new Random(seed));
            expect(sizes, ships.stream().map(Ship::size).toList());
            Map<tulkas.battleship.Position, Ship> owners = new HashMap<>();
            ships.forEach(ship -> ship.squares().forEach(square -> owners.put(square, ship)));
            expect(20, owners.size());
            owners.forEach((square, ship) -> {
                expect(true, square.isValid());
                square.neighbours().forEach(beside -> expect(ship, owners.getOrDefault(beside, ship)));
            });
        }
        expect(2, ShipUtil.randomSetup(List.of(4, 3)).size());
    }

    void battleshipSquaresHaveTheirNames() {
        expect("A-5", new tulkas.battleship.Position(0, 4).toString());
        expect(new tulkas.battleship.Position(9, 9), tulkas.battleship.Position.parse("J-10"));
        for (String text : List.of("", "A", "A-", "A-0", "A-11", "K-1", "a-1", "A5", "AB-5", "A-010")) {
            expectRefused(() -> tulkas.battleship.Position.parse(text), text);
        }
    }

    void theMapSaysWhatIsKnown() {
        TargetMap map = new TargetMap(List.of("o-x#......", "..........", "..........", "..........", "..........",
                "..........", "..........", "..........", "..........", ".........."));
        expect(ShootResult.MISS, map.get(new tulkas.battleship.Position(0, 0)));
        expect(ShootResult.MISS, map.get(new tulkas.battleship.Position(1, 0)));
        expect(ShootResult.HIT, map.get(new tulkas.battleship.Position(2, 0)));
        expect(ShootResult.SINK, map.get(new tulkas.battleship.Position(3, 0)));
        expect(null, map.get(new tulkas.battleship.Position(4, 0)));
        expect(96L, map.freePositions().count());
    }

    void martianChessReadsAndPlays() {
        String text = "qqd./qdp./dpp./...p/..../.ppd/.pdq/.dqq 1 3-12 c6-d5 7";
        var position = tulkas.martianchess.Position.parse(text);
        expect(text, position.toString());
        expect(12, position.score(1));
        expect("c6-d5", position.lastQuietMove().orElseThrow().toString());
        var capture = tulkas.martianchess.Position.parse("..../..../..../...p/..../..q./..../.... 1 0-0 - 3")
                .after(tulkas.martianchess.Move.parse("c3-d5"));
        expect("..../..../..../...q/..../..../..../.... 0 0-1 - 0", capture.toString());
        var merge = tulkas.martianchess.Position.parse("..../..../..../..../..../..p./.d../.... 1 0-0 - 3")
                .after(tulkas.martianchess.Move.parse("c3-b2"));
        expect("..../..../..../..../..../..../.q../.... 0 0-0 c3-b2 0", merge.toString());
        for (String wrong : List.of("", "qqd. 0 0-0 - 0", text.replace('p', 'x'), text.replace(" 1 ", " 2 "))) {
            expectRefused(() -> tulkas.martianchess.Position.parse(wrong), wrong);
        }
    }

    void theOldFrameworkCountsTheSameMoves() {
        int[][] start = {{3, 3, 2, 0}, {3, 2, 1, 0}, {2, 1, 1, 0}, {0, 0, 0, 0},
            {0, 0, 0, 0}, {0, 1, 1, 2}, {0, 1, 2, 3}, {0, 2, 3, 3}};
        expect(17466L, leaves(start, 0, null, 0, 4));
    }

    private static long leaves(int[][] board, int color, MCAction last, int lastScore, int depth) {
        if (depth == 0) {
            return 1;
        }
        int[][] figures = new int[2][3];
        for (int i = 0; i < 32; ++i) {
            if (board[i / 4][i % 4] != MCGame.empty) {
                ++figures[i / 16][board[i / 4][i % 4] - 1];
            }
        }
        long count = 0;
        for (int from = 0; from < 32; ++from) {
            for (int to = 0; to < 32; ++to) {
                MCAction action = new MCAction(from / 4, from % 4, to / 4, to % 4);
                int score = MCGame.score(board, figures, last, lastScore, color, action);
                if (score >= 0) {
                    int[][] next = java.util.Arrays.stream(board).map(int[]::clone).toArray(int[][]::new);
                    boolean merges = from / 16 == to / 16;
                    next[to / 4][to % 4] = board[from / 4][from % 4] + (merges ? board[to / 4][to % 4] : 0);
                    next[from / 4][from % 4] = 0;
                    count += leaves(next, 1 - color, action, score, depth - 1);
                }
            }
        }
        return count;
    }

    void pointsOfCatanAreHexesOrNodes() {
        expect(new tulkas.catan.Point(-1, 3), tulkas.catan.Point.parse("-1,3"));
        expect("-1,3", new tulkas.catan.Point(-1, 3).toString());
        expect(true, new tulkas.catan.Point(1, 2).isHex());
        expect(6, new tulkas.catan.Point(0, 0).nodes().size());
        expect("[2,1, 0,0, 1,2]", new tulkas.catan.Point(1, 1).hexes().toString());
        expect(3, new tulkas.catan.Point(3, 5).around().size());
        for (String text : List.of("", "1", "1,", ",1", "1,2,3", "a,b")) {
            expectRefused(() -> tulkas.catan.Point.parse(text), text);
        }
    }

    void movesOfCatanKnowTheirPartsAndAreMadeOfCards() {
        var road = new tulkas.catan.Move("road:0,1:-1,0");
        expect("road", road.kind());
        expect("[0,1, -1,0]", road.places().toString());
        expect(List.of(), new tulkas.catan.Move("roll").arguments());
        var cards = tulkas.catan.Resources.one(tulkas.catan.Resource.ORE).add(tulkas.catan.Resource.BRICK, 2);
        expect("discard:2b1o", tulkas.catan.Move.discard(cards).text());
        expect("discard:-", tulkas.catan.Move.discard(new tulkas.catan.Resources()).text());
        var grain = tulkas.catan.Resources.one(tulkas.catan.Resource.GRAIN);
        expect("offer:2:2b1o:1g", tulkas.catan.Move.offer(2, cards, grain).text());
        expect("choose:wool", tulkas.catan.Move.choose(tulkas.catan.Resource.WOOL).text());
        expect(5, new tulkas.catan.Hex(new tulkas.catan.Point(0, 0), "hills", 8).pips());
    }

    void jsonGoesThereAndBack() {
        String text = "{\"a\":[1,-2.5,null,true,\"q\\\"\\\\\\u000a é😀\"],\"b\":{},\"c\":[],\"d\":9007199254740993}";
        expect(text, Json.write(Json.read(text)));
        expect(List.of(1L, 1e20), Json.read(" [ 1 , 1e20 ]\n"));
        expect(1e19, Json.read("10000000000000000000"));
        for (String wrong : List.of("", "[", "1 2", "NaN", "[1,]", "{\"a\":1", "nul", "'a'", "01", "1.", "\"\n\"",
                "\"\\x\"", "\"\\u12g4\"", "{1:2}", "-", "[".repeat(65) + "]".repeat(65))) {
            expectRefused(() -> Json.read(wrong), wrong);
        }
        expectRefused(() -> Json.write(Double.NaN), "NaN");
    }

    /** Of no game in particular. */
    record Card(String suit, int faceValue, List<Direction> where, int[] rest) {}

    void typesAreFoundInValues() {
        Object card = Values.as(Card.class, Json.read(
                "{\"suit\":\"hearts\",\"face_value\":7,\"where\":[\"vertical\"],\"rest\":[1,2]}"));
        expect("{\"suit\":\"hearts\",\"face_value\":7,\"where\":[\"vertical\"],\"rest\":[1,2]}", Json.write(card));
        expect(7.0, Values.as(double.class, 7L));
        expect("\"B-3\"", Json.write(Values.as(tulkas.battleship.Position.class, "B-3")));
        expectRefused(() -> Values.as(int.class, "7"), "a text as a number");
        expectRefused(() -> Values.as(int.class, 1L << 40), "a number that is too large");
        expectRefused(() -> Values.as(int.class, null), "nothing as a number");
        expectRefused(() -> Values.as(Direction.class, "diagonal"), "a name that does not exist");
    }

    /** Private fields, a constructor with their names. */
    static final class Range {
        private final int low;
        private final Integer highEnd;
        static int made;
        transient int forgotten = 7;

        Range(Integer highEnd, int low) {
            if (low > highEnd) {
                throw new IllegalArgumentException("low must not be above highEnd");
            }
            this.low = low;
            this.highEnd = highEnd;
        }
    }

    /** No constructor; what it inherits counts. */
    static class Base {
        protected String name;
    }

    static class Guess extends Base {
        private final char[] letters = {};
        Pair<Range, List<Float>> both;
        Map<Integer, Direction> where;
        java.util.Set<Character> signs;
        java.util.Optional<Guess> before;
    }

    static final class Pair<A, B> {
        final A first;
        final B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }
    }

    void plainClassesAreTheirFields() {
        String text = "{\"name\":\"x\",\"letters\":[\"a\"],\"both\":{\"first\":{\"low\":1,\"high_end\":2},"
                + "\"second\":[0.5,2.0]},\"where\":{\"3\":\"vertical\"},\"signs\":[\"q\"],\"before\":null}";
        Guess guess = (Guess) Values.as(Guess.class, Json.read(text));
        expect("x", guess.name);
        expect('a', guess.letters[0]);
        expect(2, guess.both.first.highEnd);
        expect(7, guess.both.first.forgotten);
        expect(0.5f, guess.both.second.get(0));
        expect(Direction.VERTICAL, guess.where.get(3));
        expect(true, guess.signs.contains('q'));
        expect(true, guess.before.isEmpty());
        expect(text, Json.write(guess));
        expectRefused(() -> Values.as(Range.class, Json.read("{\"low\":3,\"high_end\":2}")), "what its constructor refuses");
        expectRefused(() -> Values.as(Range.class, Json.read("{\"high_end\":2}")), "a number that is missing");
        guess.before = java.util.Optional.of(guess);
        expectRefused(() -> Json.write(guess), "an object that contains itself");
        expectRefused(() -> Json.write(new java.util.Date()), "a class of Java's");
    }

    interface Shape {}

    abstract static class Figure {}

    static final class Locked {
        private final int key;

        Locked(int number) {
            key = number;
        }
    }

    final class Inner {
        int value;
    }

    interface Good extends tulkas.BotInterface {
        List<? extends Card> play(Guess guess, int[][] board, Map<String, List<Range>> ranges, Object anything);
    }

    interface WithInterface extends tulkas.BotInterface {
        Shape draw();
    }

    interface WithAbstract extends tulkas.BotInterface {
        int draw(List<Figure> figures);
    }

    interface WithLocked extends tulkas.BotInterface {
        Map<String, Locked> open();
    }

    interface WithInner extends tulkas.BotInterface {
        Inner look();
    }

    interface WithDate extends tulkas.BotInterface {
        void wait(java.util.Date until);
    }

    interface WithTwo extends tulkas.BotInterface {
        int play(int first);

        int play(String first);
    }

    void interfacesThatCannotWorkAreFoundBeforehand() {
        expect(null, tulkas.Sendable.whyNot(Good.class));
        expect("UnitTest.WithInterface.draw cannot be called: its result: interface UnitTest.Shape does not say which class "
                + "to make of what was sent", tulkas.Sendable.whyNot(WithInterface.class));
        expect("UnitTest.WithAbstract.draw cannot be called: its parameter figures: class UnitTest.Figure is abstract, so "
                + "no object of it can be made of what was sent", tulkas.Sendable.whyNot(WithAbstract.class));
        expect("UnitTest.WithLocked.open cannot be called: its result: class UnitTest.Locked needs a constructor with the "
                + "parameters (key), which are its fields, or one without parameters",
                tulkas.Sendable.whyNot(WithLocked.class));
        expect("UnitTest.WithInner.look cannot be called: its result: class UnitTest.Inner must be static: an inner class "
                + "belongs to an object that is not sent", tulkas.Sendable.whyNot(WithInner.class));
        expect("UnitTest.WithDate.wait cannot be called: its parameter until: Date is a class of Java's that cannot be sent",
                tulkas.Sendable.whyNot(WithDate.class));
        expect("UnitTest.WithTwo.play cannot be called: there are two methods of this name, and a call names nothing but "
                + "the method", tulkas.Sendable.whyNot(WithTwo.class));
    }

    void theOriginalBattleshipHasTheWireFormsOfTheOthers() {
        var ship = new hu.mktiti.battleship.Ship(3, new hu.mktiti.battleship.Position(1, 2),
                hu.mktiti.battleship.Ship.Direction.VERTICAL);
        String text = "{\"position\":\"B-3\",\"direction\":\"vertical\",\"size\":3}";
        expect(text, Json.write(ship));
        expect(ship, Values.as(hu.mktiti.battleship.Ship.class, Json.read(text)));
        List<String> rows = new java.util.ArrayList<>(java.util.Collections.nCopies(10, ".........."));
        rows.set(2, "o-x#......");
        var map = (hu.mktiti.battleship.TargetMap) Values.as(hu.mktiti.battleship.TargetMap.class, rows);
        expect(hu.mktiti.battleship.ShootResult.MISS, map.get(1, 2));
        expect(hu.mktiti.battleship.ShootResult.SINK, map.get(3, 2));
        expect(null, map.get(2, 1));
        expect(96L, map.freePositions().count());
        expect("\"oox#......\"", Json.write(((List<?>) Json.read(Json.write(map))).get(2)));
        expectRefused(() -> Values.as(hu.mktiti.battleship.Position.class, "K-1"), "a square off the grid");
        expectRefused(() -> Values.as(hu.mktiti.battleship.Ship.class, "A-1"), "a text as a ship");
        expect(10, hu.mktiti.battleship.ShipUtil.randomSetup(hu.mktiti.battleship.Ship.getShipSizes()).size());
    }

    void theTightestTimeCounts() {
        expect(20.0, new TimeLeft(20, Double.POSITIVE_INFINITY).tightest());
    }
}
