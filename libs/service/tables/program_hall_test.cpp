// Games whose rules are a program, in the hall: real engines and bots, people, restarts.
#include "match/engine.hpp"
#include "match/program_bot.hpp"
#include "program_games/bench.hpp"
#include "record/text.hpp"
#include "storage/contents.hpp"
#include "support/ids.hpp"
#include "tables/desk_test.hpp"
#include "tables/hall.hpp"
#include "tables/notebook_test.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace tables {
namespace {

using testing::HasSubstr;
using testing::Not;
using tests::guest;
using tests::Notebook;

SeatPlan const greedy{.kind = SeatKind::house_bot, .bot = "greedy"};

// A hall in which one game is played, that comes from the bench.
class Evening {
public:
    Evening(program_games::Bench& bench, match::ProgramGameParts parts,
            std::filesystem::path const& directory)
        : m_database(storage::Database::open({storage::Backend::sqlite, directory / "arena.db"}).value()) {
        m_games.add(bench.game(std::move(parts)));
        start();
    }

    void start(HallSettings settings = {}) {
        m_hall = Hall::start(*m_database, m_games, std::move(settings)).value();
    }
    // The hall is closed and opened again.
    void interrupt() {
        m_hall->stop();
        start();
    }

    Table open(std::vector<SeatPlan> seats) {
        std::vector<rules::Seat> mine;
        if (seats.front().is_for_people()) {
            mine.push_back(0);
        }
        return m_hall->open({.game = "nim", .seats = std::move(seats), .mine = std::move(mine)}, guest("1"))
            .value();
    }
    std::shared_ptr<Notebook> watch(support::TableId id, Participant const& who = {}) {
        auto notebook = std::make_shared<Notebook>();
        m_hall->watch(id, {.who = who}, 0, notebook);
        return notebook;
    }
    // The table, when it is the turn of seat 0 or the game is over.
    Table wait(support::TableId id) {
        auto table = m_hall->find(id).value();
        auto const notebook = watch(id);
        while (table.phase == Phase::playing && table.turn() != 0) {
            notebook->wait_for_number(table.last + 1);
            table = m_hall->find(id).value();
        }
        m_hall->leave(id, notebook);
        return table;
    }
    support::Result<Table> move(support::TableId id, std::string const& answer) {
        return m_hall->ask(id, Move{answer}, guest("1"));
    }
    record::GameRecord record_of(support::TableId id) {
        auto const row = storage::Tables(*m_database).find(id).value().value();
        return record::from_text(storage::Contents(*m_database).get(row.record.value()).value()).value();
    }

    [[nodiscard]] Hall& hall() { return *m_hall; }
    [[nodiscard]] rules::Registry& games() { return m_games; }

private:
    std::unique_ptr<storage::Database> m_database;
    rules::Registry m_games;
    std::unique_ptr<Hall> m_hall;
};

class GamesOfPrograms : public testing::Test {
protected:
    Evening evening(match::ProgramGameParts parts) { return {m_bench, std::move(parts), m_directory.path()}; }

    // Takes one stone of the first heap that has some.
    static std::string one_stone(Table const& table) {
        auto const question = table.position->question();
        auto const& heaps = question.at("heaps").as_array();
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            if (heaps[heap].as_int64() > 0) {
                return fmt::format(R"({{"heap":{},"stones":1}})", heap);
            }
        }
        return "";
    }
    // Until it is over.
    static Table play_on(Evening& evening, Table table) {
        while (table.phase == Phase::playing) {
            EXPECT_TRUE(evening.move(table.id, one_stone(table)));
            table = evening.wait(table.id);
        }
        return table;
    }

    temporary::Directory m_directory;
    confined::Directory m_programs;
    program_games::Bench m_bench{m_programs};
};

TEST_F(GamesOfPrograms, ArePlayedByAPersonAndABot) {
    auto parts = m_bench.nim();
    auto const engine = parts.engine;
    auto evening = this->evening(std::move(parts));
    auto table = evening.open({{}, greedy});
    auto const notebook = evening.watch(table.id);
    table = evening.wait(table.id);
    ASSERT_EQ(table.turn(), 0);
    EXPECT_FALSE(evening.move(table.id, "no json"));
    table = play_on(evening, std::move(table));
    notebook->wait_for("ended");
    EXPECT_TRUE(notebook->is_whole());
    ASSERT_TRUE(table.end->outcome) << table.end->why;
    EXPECT_FALSE(table.blame);
    auto const record = evening.record_of(table.id);
    EXPECT_EQ(record.game_version, 1U);
    EXPECT_EQ(record.moves.size(), table.moves.size());
    auto const verified = match::verify(engine, record, m_bench.workshop());
    EXPECT_TRUE(verified) << verified.error().message;
}

TEST_F(GamesOfPrograms, AreVerifiedHoweverTheyEnd) {
    auto parts = m_bench.nim();
    auto const engine = parts.engine;
    auto evening = this->evening(std::move(parts));
    auto const table = evening.wait(evening.open({{}, greedy}).id);
    ASSERT_TRUE(evening.hall().ask(table.id, Resign{}, guest("1")));
    auto record = evening.record_of(table.id);
    EXPECT_EQ(record.blame->why, "resigned");
    EXPECT_TRUE(match::verify(engine, record, m_bench.workshop()));
    record.outcome = {.winner = 0, .scores = {1, 0}, .reason = "so it was"};
    EXPECT_THAT(match::verify(engine, record, m_bench.workshop()).error().message,
                HasSubstr("the engine continues"));
}

TEST_F(GamesOfPrograms, LetAPersonAnswerAgainWhoseAnswerTheEngineRefuses) {
    auto parts = m_bench.nim();
    auto const engine = parts.engine;
    auto evening = this->evening(std::move(parts));
    auto table = evening.wait(evening.open({{}, greedy}).id);
    auto const notebook = evening.watch(table.id, guest("1"));
    for (int turn = 0; turn < 2; ++turn) { // at the start, and when there are answers to be told again
        auto const question = table.position->question();
        auto const moves = table.moves.size();
        ASSERT_TRUE(evening.move(table.id, R"({"heap":0,"stones":4})"));
        table = evening.wait(table.id);
        ASSERT_EQ(table.phase, Phase::playing) << table.end->why;
        EXPECT_EQ(table.moves.size(), moves);
        EXPECT_EQ(table.position->question(), question) << "the same question stands";
        ASSERT_TRUE(evening.move(table.id, one_stone(table)));
        table = evening.wait(table.id);
        EXPECT_EQ(table.moves.size(), moves + 2);
    }
    EXPECT_THAT(notebook->all(), HasSubstr("is no move with [3, 5, 7]"));
    evening.interrupt();
    table = play_on(evening, evening.wait(table.id));
    EXPECT_FALSE(table.blame);
    auto const verified = match::verify(engine, evening.record_of(table.id), m_bench.workshop());
    EXPECT_TRUE(verified) << verified.error().message;
}

TEST_F(GamesOfPrograms, AreLostByABotWhoseAnswerTheEngineRefuses) {
    auto parts = m_bench.nim();
    parts.bots.front().second = m_bench.bot("    def take(self, heaps):\n"
                                            "        return {'heap': 0, 'stones': 9}\n");
    auto evening = this->evening(std::move(parts));
    auto const table = evening.wait(evening.open({{}, greedy}).id);
    auto const notebook = evening.watch(table.id);
    ASSERT_TRUE(evening.move(table.id, one_stone(table)));
    notebook->wait_for("ended");
    auto const over = evening.hall().find(table.id).value();
    EXPECT_EQ(over.end->outcome->winner, 0);
    EXPECT_THAT(over.blame->why, HasSubstr("is no move with [2, 5, 7]"));
}

// What was answered before somebody else was asked cannot be answered anew.
TEST_F(GamesOfPrograms, AreLostByAPersonWhoseAnswerIsRefusedLater) {
    auto evening = this->evening(m_bench.duel("    def turn(self, bot):\n"
                                              "        bot.call('guess')\n"
                                              "        if bot.seat == 1:\n"
                                              "            raise BotError(0, 'I noticed')\n"));
    auto const table = evening.wait(evening.open({{}, {}}).id);
    ASSERT_TRUE(evening.hall().ask(table.id, SitDown{}, guest("2")));
    evening.wait(table.id);
    ASSERT_TRUE(evening.move(table.id, "0"));
    auto const notebook = evening.watch(table.id);
    for (auto now = evening.hall().find(table.id).value(); now.turn() != 1;
         now = evening.hall().find(table.id).value()) {
        notebook->wait_for_number(now.last + 1);
    }
    ASSERT_TRUE(evening.hall().ask(table.id, Move{"0"}, guest("2")));
    notebook->wait_for("ended");
    EXPECT_THAT(evening.hall().find(table.id)->blame->why, HasSubstr("I noticed"));
}

TEST_F(GamesOfPrograms, GoOnWhenTheHallIsOpenedAgain) {
    auto evening = this->evening(m_bench.nim());
    auto table = evening.wait(evening.open({{}, greedy}).id);
    ASSERT_TRUE(evening.move(table.id, one_stone(table)));
    auto const id = table.id;
    for (int times = 0; times < 2; ++times) {
        evening.interrupt();
        table = evening.wait(id);
        // At once, while the engine is still being told the game again.
        evening.interrupt();
        ASSERT_TRUE(evening.move(id, one_stone(table)));
        table = evening.wait(id);
    }
    table = play_on(evening, std::move(table));
    EXPECT_TRUE(table.end->outcome) << table.end->why;
    EXPECT_FALSE(table.blame);
}

TEST_F(GamesOfPrograms, GoOnAfterTheHallWasKilled) {
    auto const parts = m_bench.nim();
    pid_t const child = fork();
    if (child == 0) {
        program_games::Bench bench(m_programs); // a sandbox is its maker's
        Evening evening(bench, bench.nim(), m_directory.path());
        auto const table = evening.wait(evening.open({{}, greedy}).id);
        TULKAS_ASSERT(evening.move(table.id, one_stone(table)).has_value());
        kill(getpid(), SIGKILL);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    auto evening = this->evening(parts);
    auto table = evening.wait(1);
    ASSERT_GE(table.moves.size(), 2U) << "what was acknowledged is there";
    table = play_on(evening, std::move(table));
    EXPECT_TRUE(table.end->outcome) << table.end->why;
}

TEST_F(GamesOfPrograms, HaveBotsThatAreAskedEverythingAgain) {
    auto parts = m_bench.duel("    def prepare(self):\n"
                              "        self.turns = 0\n"
                              "    def turn(self, bot):\n"
                              "        said = bot.call('count', turn=self.turns)\n"
                              "        self.turns += 1\n"
                              "        if bot.seat == 1 and said != self.turns // 2:\n"
                              "            raise BotError(1, f'{said} instead of {self.turns // 2}')\n"
                              "        if self.turns == 6:\n"
                              "            return self.win(bot)\n");
    // It counts how often it was asked, and so has to remember.
    parts.bots.front().second = m_bench.bot("    asked = 0\n"
                                            "    def count(self, turn):\n"
                                            "        self.asked += 1\n"
                                            "        return self.asked\n");
    auto evening = this->evening(std::move(parts));
    auto table = evening.wait(evening.open({{}, greedy}).id);
    for (int turn = 0; turn < 3; ++turn) {
        ASSERT_EQ(table.turn(), 0);
        ASSERT_TRUE(evening.move(table.id, "0"));
        evening.interrupt();
        table = evening.wait(table.id);
    }
    EXPECT_EQ(table.end->outcome->winner, 1) << table.end->why;
    EXPECT_FALSE(table.blame) << table.blame->why;
}

TEST_F(GamesOfPrograms, AreVoidWhenTheEngineMakesAnotherGameOfTheSameAnswers) {
    auto evening = this->evening(m_bench.duel("    def turn(self, bot):\n"
                                              "        bot.call('guess', time=time.time_ns())\n"));
    auto const table = evening.wait(evening.open({{}, greedy}).id);
    evening.interrupt();
    evening.watch(table.id)->wait_for("ended");
    auto const over = evening.hall().find(table.id).value();
    EXPECT_FALSE(over.end->outcome);
    EXPECT_EQ(over.end->why, "the engine did not make the same game of the same answers");
}

TEST_F(GamesOfPrograms, AreVoidWhenTheEngineFails) {
    auto evening = this->evening(m_bench.duel("    def turn(self, bot):\n"
                                              "        raise ValueError('my mistake')\n"));
    auto const table = evening.open({{}, greedy});
    evening.watch(table.id)->wait_for("ended");
    auto const over = evening.hall().find(table.id).value();
    EXPECT_FALSE(over.end->outcome);
    EXPECT_THAT(over.end->why, HasSubstr("the engine failed"));
    EXPECT_THAT(over.end->why, HasSubstr("my mistake"));
}

TEST_F(GamesOfPrograms, AreVoidWhenTheEngineAsksWithoutMeasure) {
    auto evening = this->evening(m_bench.duel("    def turn(self, bot):\n"
                                              "        bot.call('guess', text='x' * 70000)\n"));
    auto const table = evening.open({{}, greedy});
    evening.watch(table.id)->wait_for("ended");
    EXPECT_THAT(evening.hall().find(table.id)->end->why, HasSubstr("a question of more than 65536 bytes"));
}

TEST_F(GamesOfPrograms, AreLostByABotThatIsLateWhateverTheEngineForgives) {
    auto parts = m_bench.nim();
    parts.info.time.per_call = std::chrono::milliseconds(20);
    parts.bots.front().second = m_bench.bot("    def take(self, heaps):\n"
                                            "        while True:\n"
                                            "            pass\n");
    auto evening = this->evening(std::move(parts));
    auto const table = evening.open({greedy, greedy});
    evening.watch(table.id)->wait_for("ended");
    auto const over = evening.hall().find(table.id).value();
    EXPECT_EQ(over.end->outcome->winner, 1);
    EXPECT_EQ(over.blame->why, "over time");
}

TEST_F(GamesOfPrograms, KeepTheirSecrets) {
    auto parts = m_bench.duel("    def turn(self, bot):\n"
                              "        bot.call('guess', card='queen of seat ' + str(bot.seat))\n");
    parts.is_open = false;
    parts.bots.front().second = m_bench.bot("    def guess(self, card):\n"
                                            "        return 'said with the ' + card\n");
    auto evening = this->evening(std::move(parts));
    auto table = evening.open({{}, greedy});
    auto const player = evening.watch(table.id, guest("1"));
    auto const spectator = evening.watch(table.id);
    for (int turn = 0; turn < 2; ++turn) {
        table = evening.wait(table.id);
        ASSERT_TRUE(evening.move(table.id, R"("my card is the king")"));
    }
    player->wait_for_number(table.last + 1);
    spectator->wait_for_number(table.last + 1);
    EXPECT_THAT(player->all(), HasSubstr("queen of seat 0"));
    EXPECT_THAT(player->all(), HasSubstr("king"));
    EXPECT_THAT(player->all(), Not(HasSubstr("queen of seat 1")));
    EXPECT_THAT(spectator->all(), Not(HasSubstr("queen")));
    EXPECT_THAT(spectator->all(), Not(HasSubstr("king")));
}

TEST_F(GamesOfPrograms, AreNotManyAtOnce) {
    auto evening = this->evening(m_bench.nim());
    evening.hall().stop();
    evening.start({.caps = {.of_programs = 2, .of_programs_by_one = 1}});
    Wish const wish{.game = "nim", .seats = {{}, {}}, .mine = {0}};
    auto const first = evening.hall().open(wish, guest("1")).value();
    EXPECT_THAT(evening.hall().open(wish, guest("1")).error().message, HasSubstr("leave some of them first"));
    ASSERT_TRUE(evening.hall().open(wish, guest("2")));
    EXPECT_THAT(evening.hall().open(wish, guest("3")).error().message, HasSubstr("no room for more"));
    ASSERT_TRUE(evening.hall().ask(first.id, Leave{}, guest("1")));
    EXPECT_TRUE(evening.hall().open(wish, guest("3")));
}

TEST_F(GamesOfPrograms, StartOnlyAtTheirStart) {
    auto evening = this->evening(m_bench.nim());
    Wish wish{.game = "nim", .seats = {{}, {}}, .mine = {0}};
    wish.position = "[1,2,3]";
    EXPECT_THAT(evening.hall().open(wish, guest("1")).error().message,
                HasSubstr("cannot start from a position"));
}

} // namespace
} // namespace tables
