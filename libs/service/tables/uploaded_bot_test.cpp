// Uploaded bots in the hall: real programs, and what they write, read by their author.
#include "all_games/all_games.hpp"
#include "match/program_bot.hpp"
#include "program_games/bench.hpp"
#include "support/ids.hpp"
#include "tables/desk_test.hpp"
#include "tables/hall.hpp"
#include "tables/notebook_test.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

namespace tables {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using tests::guest;
using tests::Notebook;
using tests::person;

constexpr support::AccountId author = 7;
SeatPlan const uploaded{.kind = SeatKind::upload, .bot = "mine"};

// Never comes to a decision, and says something when it is sent away, which takes it a moment.
class Ponderer final : public match::Bot {
public:
    [[nodiscard]] std::string const& name() const override { return m_name; }
    [[nodiscard]] support::Result<runtime::Player> sit_down(match::Seating const& seating) const override {
        return runtime::Player{.name = m_name, .channel = std::make_unique<Mind>(seating.loop, m_is_asked)};
    }
    // For a decision.
    void wait_until_it_is_asked() const { m_is_asked.wait(false); }

private:
    class Mind final : public runtime::Channel {
    public:
        Mind(runtime::Loop& loop, std::atomic<bool>& is_asked) : m_loop(loop), m_is_asked(is_asked) {}

        void open(runtime::Inbox& inbox, runtime::ActorId self) override {
            m_inbox = &inbox;
            m_self = self;
            m_inbox->connected(self);
        }
        void send(runtime::Envelope const& envelope) override {
            if (std::holds_alternative<protocol::ProxyCall>(envelope.message)) {
                m_is_asked = true;
                m_is_asked.notify_all();
            }
        }
        void close() override {
            m_goodbye = m_loop.after(std::chrono::milliseconds(1), [this] {
                m_inbox->printed(m_self, "well played");
                m_inbox->closed(m_self);
            });
        }
        [[nodiscard]] rules::Duration cpu_time() override { return {}; }
        void hold() override {}

    private:
        runtime::Loop& m_loop;
        std::atomic<bool>& m_is_asked;
        runtime::Inbox* m_inbox = nullptr;
        runtime::ActorId m_self = runtime::ActorId::bot(0);
        runtime::Subscription m_goodbye;
    };

    std::string m_name = "ponderer";
    std::atomic<bool> mutable m_is_asked = false;
};

class UploadedBots : public testing::Test {
protected:
    // The bot in Python, given as what it does when it is asked.
    void upload(std::string const& method) {
        m_programs.write("mine.py", "import os, sys\nfrom tulkas import Bot, run\n\n\nclass Mine(Bot):\n"
                                    "    asked = 0\n"
                                    "    def say(self, text):\n"
                                    "        print(text, file=sys.stderr)\n" +
                                        method + "\n\nrun(Mine)\n");
        auto built = match::make_program_bot(m_programs.path() + "/mine.py", m_bench.workshop()).value();
        m_bot = std::get<std::shared_ptr<match::Bot const>>(std::move(built));
        start();
    }
    void start() {
        m_hall = Hall::start(*m_database, m_games,
                             {.find_bot =
                                  [this](auto const&, auto const&, auto* core) {
                                      m_build(*core);
                                      return UploadedBot{.bot = m_bot, .author = author};
                                  },
                              .knows_bot = [](auto const&, auto const&) { return support::Result<void>(); }})
                     .value();
    }
    void interrupt() {
        m_hall->stop();
        start();
    }

    // A guest plays against it.
    Table open(std::string const& game) {
        return m_hall->open({.game = game, .seats = {{}, uploaded}, .mine = {0}}, guest("1")).value();
    }
    std::shared_ptr<Notebook> watch(support::TableId id, Participant const& who) {
        auto notebook = std::make_shared<Notebook>();
        m_hall->watch(id, {.who = who}, 0, notebook);
        return notebook;
    }
    // The table, when it is the person's turn or the game is over.
    Table wait(support::TableId id) {
        auto table = m_hall->find(id).value();
        auto const notebook = watch(id, {});
        while (table.phase == Phase::playing && table.turn() != 0) {
            notebook->wait_for_number(table.last + 1);
            table = m_hall->find(id).value();
        }
        m_hall->leave(id, notebook);
        return table;
    }
    // The person moves, and then the bot.
    Table move(Table const& table, std::string const& move) {
        EXPECT_TRUE(m_hall->ask(table.id, Move{move}, guest("1")));
        return wait(table.id);
    }
    Table move(Table const& table) { return move(table, table.position->legal_moves()->front()); }
    // What the bot wrote, each time.
    std::vector<Wrote> writings(support::TableId id) {
        std::vector<Wrote> all;
        auto const events = m_hall->events(id).value();
        for (auto const& event : events) {
            if (auto const* const wrote = std::get_if<Wrote>(&event.what)) {
                all.push_back(*wrote);
            }
        }
        return all;
    }
    std::vector<std::string> lines(support::TableId id) {
        std::vector<std::string> all;
        for (auto const& wrote : writings(id)) {
            for (auto const& line : wrote.lines) {
                all.push_back(fmt::format("{}: {}", line.call, line.text));
            }
        }
        return all;
    }

    temporary::Directory m_directory;
    confined::Directory m_programs;
    program_games::Bench m_bench{m_programs};
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    rules::Registry m_games = all_games::all_games();
    std::shared_ptr<match::Bot const> m_bot;
    std::function<void(support::CorePermit&)> m_build = [](support::CorePermit&) {}; // before it is found
    std::unique_ptr<Hall> m_hall;
};

constexpr auto talks = "    def get_action(self, legal_moves, **rest):\n"
                       "        self.asked += 1\n"
                       "        self.say(f'plan {self.asked}')\n"
                       "        return legal_moves[0]\n";

TEST_F(UploadedBots, WriteForTheirAuthorAlone) {
    upload(talks);
    auto table = open("martian-chess");
    auto const reader = watch(table.id, person(author));
    auto const opponent = watch(table.id, guest("1"));
    auto const spectator = watch(table.id, {});
    auto const administrator = std::make_shared<Notebook>();
    m_hall->watch(table.id, {.who = person(9), .is_administrator = true}, 0, administrator);
    table = move(move(table));
    EXPECT_THAT(lines(table.id), ElementsAre("1: plan 1\n", "3: plan 2\n"));
    ASSERT_TRUE(m_hall->ask(table.id, Resign{}, guest("1")));
    auto const late = watch(table.id, guest("1"));
    for (auto const& notebook : {reader, opponent, spectator, administrator, late}) {
        notebook->wait_for("ended");
        EXPECT_TRUE(notebook->is_whole());
        bool const may_read = notebook == reader || notebook == administrator;
        EXPECT_EQ(notebook->all().contains("plan 2"), may_read);
    }
}

TEST_F(UploadedBots, AreReadLaterAndFromAnyEventOn) {
    upload(talks);
    auto const table = move(open("martian-chess"));
    interrupt();
    for (std::int64_t after = 0; after < 6; ++after) {
        auto const notebook = std::make_shared<Notebook>();
        notebook->begin_after(after);
        m_hall->watch(table.id, {.who = person(author)}, after, notebook);
        notebook->wait_for_number(6);
        EXPECT_TRUE(notebook->is_whole());
        EXPECT_EQ(notebook->all().contains("plan 1"), after < 5) << after;
    }
}

TEST_F(UploadedBots, GoOnWritingWhenTheHallIsOpenedAgain) {
    upload(talks);
    auto table = move(open("martian-chess"));
    interrupt();
    table = move(wait(table.id));
    EXPECT_THAT(lines(table.id), ElementsAre("1: plan 1\n", "3: plan 1\n")) << "it has begun anew";
}

TEST_F(UploadedBots, LeaveTheirLastWords) {
    upload("    def get_action(self, **rest):\n"
           "        self.say('this cannot be')\n"
           "        sys.stderr.flush()\n"
           "        os._exit(3)\n");
    auto table = open("martian-chess");
    auto const reader = watch(table.id, person(author));
    auto const opponent = watch(table.id, guest("1"));
    table = move(table);
    EXPECT_EQ(table.blame->seat, 1);
    EXPECT_THAT(table.blame->why, Not(HasSubstr("this cannot be")));
    for (auto const& notebook : {reader, opponent}) {
        notebook->wait_for("wrote");
        EXPECT_TRUE(notebook->is_whole());
        EXPECT_EQ(notebook->all().contains("this cannot be"), notebook == reader);
    }
    EXPECT_THAT(lines(table.id), ElementsAre("1: this cannot be\n"));
}

TEST_F(UploadedBots, MaySayGoodbye) {
    auto const ponderer = std::make_shared<Ponderer>();
    m_bot = ponderer;
    start();
    auto const table = open("martian-chess");
    ASSERT_TRUE(m_hall->ask(table.id, Move{table.position->legal_moves()->front()}, guest("1")));
    ponderer->wait_until_it_is_asked();
    ASSERT_TRUE(m_hall->ask(table.id, Resign{}, guest("1")));
    watch(table.id, person(author))->wait_for("wrote");
    EXPECT_THAT(lines(table.id), ElementsAre("1: well played"));
}

TEST_F(UploadedBots, WriteNothingAboutAMoveThatIsNotMade) {
    auto const ponderer = std::make_shared<Ponderer>();
    m_bot = ponderer;
    start();
    auto const table = open("martian-chess");
    ASSERT_TRUE(m_hall->ask(table.id, Move{table.position->legal_moves()->front()}, guest("1")));
    ponderer->wait_until_it_is_asked();
    interrupt(); // it will be asked again
    watch(table.id, person(author))->wait_for("resumed");
    EXPECT_THAT(writings(table.id), IsEmpty());
}

TEST_F(UploadedBots, WriteAsMuchAsThereIsRoomFor) {
    upload("    def get_action(self, legal_moves, **rest):\n"
           "        self.say('x' * 30000)\n"
           "        return legal_moves[0]\n");
    auto table = move(move(move(open("martian-chess"))));
    ASSERT_EQ(table.phase, Phase::playing);
    auto const all = writings(table.id);
    ASSERT_THAT(all, SizeIs(3));
    EXPECT_EQ(all[0].lines.front().text.size() + all[1].lines.front().text.size(), 60002U);
    EXPECT_EQ(table.at(1).written, most_written);
    EXPECT_EQ(all[2].cut, 90003 - static_cast<std::int64_t>(most_written));
}

TEST_F(UploadedBots, WriteOnceWhatTheyAreAskedTwice) {
    m_games.add(m_bench.game(m_bench.nim()));
    upload("    def take(self, heaps):\n"
           "        self.asked += 1\n"
           "        self.say(f'asked {self.asked}')\n"
           "        heap = max(range(3), key=lambda each: heaps[each])\n"
           "        return {'heap': heap, 'stones': 1}\n");
    auto table = wait(open("nim").id);
    for (int turn = 0; turn < 3; ++turn) {
        table = move(table, R"({"heap":2,"stones":1})");
        interrupt();
        table = wait(table.id);
    }
    // Its own words, and what the engine wrote about the moves.
    EXPECT_THAT(lines(table.id), ElementsAre("1: BOT_A took 1, [3, 5, 6] are left\nasked 1\n",
                                             "2: BOT_B took 1, [3, 5, 5] are left",
                                             "3: BOT_A took 1, [3, 5, 4] are left\nasked 2\n",
                                             "4: BOT_B took 1, [3, 4, 4] are left",
                                             "5: BOT_A took 1, [3, 4, 3] are left\nasked 3\n"));
}

TEST_F(UploadedBots, ThatAreBuiltFirstKeepNobodyWaiting) {
    std::promise<void> built;
    m_build = [is_built = built.get_future().share()](support::CorePermit&) { is_built.wait(); };
    upload(talks);
    auto const slow = open("martian-chess");
    SeatPlan const random{.kind = SeatKind::house_bot, .bot = "random"};
    auto const other =
        m_hall->open({.game = "martian-chess", .seats = {{}, random}, .mine = {0}}, guest("2")).value();
    ASSERT_TRUE(m_hall->ask(other.id, Move{other.position->legal_moves()->front()}, guest("2")));
    ASSERT_TRUE(m_hall->ask(slow.id, Move{slow.position->legal_moves()->front()}, guest("1")))
        << "nor those who wait for it";
    EXPECT_THAT(lines(slow.id), IsEmpty());
    built.set_value();
    auto const table = wait(slow.id);
    EXPECT_EQ(table.turn(), 0);
    EXPECT_THAT(lines(slow.id), ElementsAre("1: plan 1\n"));
}

TEST_F(UploadedBots, ThatAreNotWantedAnyMoreDoNotSitDown) {
    std::promise<void> built;
    m_build = [is_built = built.get_future().share()](support::CorePermit&) { is_built.wait(); };
    upload(talks);
    auto const table = open("martian-chess");
    ASSERT_TRUE(m_hall->ask(table.id, Resign{}, guest("1")));
    built.set_value();
    ASSERT_TRUE(m_hall->ask(open("martian-chess").id, Resign{}, guest("1")));
    EXPECT_THAT(lines(table.id), IsEmpty());
}

TEST_F(UploadedBots, ThatAreBeingBuiltDoNotHoldUpTheEnd) {
    std::promise<void> begun;
    m_build = [&](support::CorePermit& core) {
        begun.set_value();
        while (!core.is_withdrawn()) {
            std::this_thread::yield();
        }
    };
    upload(talks);
    auto const table = open("martian-chess");
    begun.get_future().wait();
    m_hall->stop();
}

} // namespace
} // namespace tables
