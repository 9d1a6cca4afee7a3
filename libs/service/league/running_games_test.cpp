#include "league/game_piece.hpp"
#include "league/ladder_games.hpp"
#include "league/running_games.hpp"
#include "nim/game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <condition_variable>

namespace league {
namespace {

using namespace std::chrono_literals;
using support::JsonArray;
using support::JsonObject;

constexpr std::chrono::seconds patience{60};

// Notes what it is told.
class Listener final : public live::Watcher {
public:
    void tell(live::Text const& text) override {
        std::lock_guard const lock(m_mutex);
        m_texts.push_back(support::parse_json(*text).value().as_object());
        m_changed.notify_all();
    }
    void lost() override {
        std::lock_guard const lock(m_mutex);
        m_is_lost = true;
        m_changed.notify_all();
    }
    [[nodiscard]] bool is_behind() const override { return m_is_behind; }
    void fall_behind(bool is_behind) { m_is_behind = is_behind; }

    // The number of moves it knows, once there are so many.
    std::size_t wait_for_moves(std::size_t count) {
        wait([&] { return moves() >= count; });
        return moves();
    }
    bool wait_for_end() {
        wait([&] { return m_is_lost; });
        return m_is_lost && !m_texts.empty() && m_texts.back().contains("over");
    }
    bool wait_until_lost() {
        wait([&] { return m_is_lost; });
        return m_is_lost;
    }
    std::vector<JsonObject> texts() {
        std::lock_guard const lock(m_mutex);
        return m_texts;
    }

private:
    std::size_t moves() const {
        std::size_t count = 0;
        for (auto const& text : m_texts) {
            if (text.contains("moves")) {
                EXPECT_EQ(text.at("from"), count) << "nothing is missing and nothing comes twice";
                count += text.at("moves").as_array().size();
            }
        }
        return count;
    }
    template <typename Condition>
    void wait(Condition const& condition) {
        std::unique_lock lock(m_mutex);
        EXPECT_TRUE(m_changed.wait_for(lock, patience, condition));
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<JsonObject> m_texts;
    bool m_is_lost = false;
    std::atomic<bool> m_is_behind = false;
};

class Running : public testing::Test {
protected:
    Running() { registry.add(nim::make_game()); }

    static MatchPlan plan() {
        return {.game = "nim", .seats = {house_entrant("first"), house_entrant("random")}, .seed = 3};
    }
    // Moves that Nim takes, so many of them.
    static GamePart part(std::size_t from, std::size_t count) {
        GamePart made{.from = from};
        for (auto ply = from; ply < from + count; ++ply) {
            made.moves.push_back({.seat = static_cast<rules::Seat>(ply % 2), .move = "1", .cpu = 5us});
        }
        return made;
    }

    void wait_seconds(int count) { now = now.load() + std::chrono::seconds(count); }

    std::atomic<support::Moment> now{support::Moment(std::chrono::seconds(1'800'000'000))};
    rules::Registry registry;
    GameAddress const game{.ladder = "nim", .number = 7};
};

TEST_F(Running, ListsWhoPlaysWithoutAnyWatcher) {
    RunningGames running(registry, [this] { return now.load(); });
    auto const progress = running.begin(game, plan());
    progress->note(3, part(0, 3));
    EXPECT_TRUE(running.list().empty()) << "it may be over in a moment";
    EXPECT_TRUE(running.find(game));
    auto const since = now.load();
    wait_seconds(2);
    auto const listed = running.list();
    ASSERT_EQ(listed.size(), 1U);
    EXPECT_EQ(listed[0].plies, 3U);
    EXPECT_EQ(listed[0].since, since);
    EXPECT_EQ(listed[0].plan, plan());
    running.end(game);
    EXPECT_TRUE(running.list().empty());
    EXPECT_FALSE(running.find(game));
}

TEST_F(Running, TellsWatchersEveryMoveOnceAndTheEnd) {
    RunningGames running(registry, [this] { return now.load(); }, 1ms);
    auto const progress = running.begin(game, plan());
    progress->note(2, part(0, 2));
    auto const listener = std::make_shared<Listener>();
    running.watch(game, listener);
    EXPECT_EQ(listener->wait_for_moves(2), 2U);
    progress->note(5, part(2, 3));
    EXPECT_EQ(listener->wait_for_moves(5), 5U);
    auto const late = std::make_shared<Listener>();
    running.watch(game, late);
    EXPECT_EQ(late->wait_for_moves(5), 5U);
    EXPECT_EQ(running.watchers(), 2U);
    EXPECT_EQ(late->texts().front().at("views").as_array().back().at("ply"), 5);
    running.end(game);
    EXPECT_TRUE(listener->wait_for_end());
    EXPECT_TRUE(late->wait_for_end());
    EXPECT_TRUE(running.list().empty());
}

TEST_F(Running, PassesOverWhoeverIsBehindAndBringsTheRestLater) {
    RunningGames running(registry, [this] { return now.load(); }, 1ms);
    auto const progress = running.begin(game, plan());
    auto const slow = std::make_shared<Listener>();
    auto const quick = std::make_shared<Listener>();
    progress->note(1, part(0, 1));
    running.watch(game, slow);
    EXPECT_EQ(slow->wait_for_moves(1), 1U);
    slow->fall_behind(true);
    running.watch(game, quick);
    for (std::size_t ply = 1; ply < 6; ++ply) {
        progress->note(ply + 1, part(ply, 1));
        EXPECT_EQ(quick->wait_for_moves(ply + 1), ply + 1);
    }
    EXPECT_EQ(slow->texts().size(), 1U);
    slow->fall_behind(false);
    EXPECT_EQ(slow->wait_for_moves(6), 6U);
    EXPECT_EQ(slow->texts().size(), 2U);
}

TEST_F(Running, AsksAWorkerElsewhereForMovesOnlyIfSomebodyWatches) {
    RunningGames running(registry, [this] { return now.load(); }, 1ms);
    auto const first = running.note(game, plan(), 4, {});
    EXPECT_FALSE(first.is_watched);
    auto const listener = std::make_shared<Listener>();
    running.watch(game, listener);
    auto const wanted = running.note(game, plan(), 5, {});
    EXPECT_TRUE(wanted.is_watched);
    EXPECT_EQ(wanted.from, 0U);
    EXPECT_EQ(running.note(game, plan(), 5, part(0, 5)).from, 5U);
    EXPECT_EQ(listener->wait_for_moves(5), 5U);
    EXPECT_EQ(running.note(game, plan(), 7, part(6, 1)).from, 5U) << "one is missing";
    running.complete(game, {.moves = part(0, 7).moves});
    EXPECT_EQ(listener->wait_for_moves(7), 7U);
    running.leave(game, listener);
    EXPECT_FALSE(running.note(game, plan(), 7, {}).is_watched);
}

TEST_F(Running, ForgetsAGameOfAWorkerThatIsSilent) {
    RunningGames running(registry, [this] { return now.load(); });
    static_cast<void>(running.note(game, plan(), 4, {}));
    wait_seconds(2);
    EXPECT_EQ(running.list().size(), 1U);
    wait_seconds(20);
    EXPECT_TRUE(running.list().empty());
}

TEST_F(Running, StopsTellingAtAMoveThatTheRulesDoNotTake) {
    RunningGames running(registry, [this] { return now.load(); }, 1ms);
    auto const listener = std::make_shared<Listener>();
    static_cast<void>(running.note(game, plan(), 2, part(0, 2)));
    running.watch(game, listener);
    EXPECT_EQ(listener->wait_for_moves(2), 2U);
    auto wrong = part(2, 1);
    wrong.moves[0].move = "nonsense";
    static_cast<void>(running.note(game, plan(), 3, wrong));
    running.end(game);
    EXPECT_TRUE(listener->wait_for_end());
    EXPECT_EQ(listener->wait_for_moves(2), 2U);
}

TEST_F(Running, LosesAllWatchersWhenItStops) {
    RunningGames running(registry, [this] { return now.load(); }, 1ms);
    auto const progress = running.begin(game, plan());
    auto const listener = std::make_shared<Listener>();
    running.watch(game, listener);
    running.stop();
    EXPECT_TRUE(listener->wait_until_lost());
    auto const late = std::make_shared<Listener>();
    running.watch(game, late);
    EXPECT_TRUE(late->wait_until_lost());
}

TEST_F(Running, ShowsEarlierPositionsToo) {
    RunningGames running(registry, [this] { return now.load(); });
    auto const progress = running.begin(game, plan());
    progress->note(5, part(0, 5));
    auto const views = running.views(game, 2, 2).value();
    ASSERT_EQ(views.size(), 2U);
    EXPECT_EQ(views[0].at("ply"), 2);
    EXPECT_TRUE(views[0].at("position").is_null());
    EXPECT_FALSE(running.views({.ladder = "nim", .number = 8}, 0, 1));
}

TEST_F(Running, FollowsAGameThatIsPlayedHere) {
    RunningGames running(registry, [this] { return now.load(); });
    std::atomic<bool> stop = false;
    queue::Task const task{.id = 1, .author = "", .what = "", .attempt = 1, .stop = stop};
    MatchDependencies const dependencies{.games = registry, .find_bot = {}, .running = &running};
    auto const record = play_watched(game, plan(), dependencies, task);
    ASSERT_TRUE(record) << record.error().message;
    auto const views = running.views(game, 0, 1000).value();
    EXPECT_EQ(views.size(), record->moves.size() + 1);
    EXPECT_EQ(running.find(game)->plies, record->moves.size());
}

TEST(AGamePart, SurvivesItsJson) {
    GamePart const part{.from = 4,
                        .moves = {{.seat = 1, .move = "e2-e4", .cpu = 7us, .is_together = true}},
                        .shown_from = 2,
                        .shown = {{.ply = 3, .change = R"({"=":1})"}}};
    auto const again =
        game_part_from_json(support::parse_json(support::to_text(to_json(part))).value()).value();
    EXPECT_EQ(again.from, part.from);
    EXPECT_EQ(again.moves, part.moves);
    EXPECT_EQ(again.shown_from, part.shown_from);
    EXPECT_EQ(again.shown, part.shown);
}

TEST(AGamePart, IsReadStrictly) {
    for (auto const* const text : {
             R"({})",
             R"({"from":0,"moves":[[0,"a",1]],"shown_from":0,"shown":[]})",
             R"({"from":0,"moves":[[-1,"a",1,false]],"shown_from":0,"shown":[]})",
             R"({"from":-1,"moves":[],"shown_from":0,"shown":[]})",
             R"({"from":0,"moves":[],"shown_from":0,"shown":[[1,2]]})",
         }) {
        EXPECT_FALSE(game_part_from_json(support::parse_json(text).value())) << text;
    }
}

TEST(GameProgress, IsBounded) {
    GameProgress progress;
    GamePart part{.moves = {}};
    for (int i = 0; i < 100; ++i) {
        part.moves.push_back({.seat = 0, .move = std::string(64 * 1024, 'x'), .cpu = 1us});
    }
    progress.note(100, part);
    EXPECT_LT(progress.noted().first, 100U);
    EXPECT_EQ(progress.plies(), 100U);
    EXPECT_EQ(progress.part(0, 0, 1000).moves.size(), 1U);
}

TEST(GameProgress, TakesNoTimeThatCannotBe) {
    auto const read = [](std::string const& used) {
        return game_part_from_json(support::parse_json(R"({"from": 0, "moves": [[0, "a", )" + used +
                                                       R"(, false]], "shown_from": 0, "shown": []})")
                                       .value());
    };
    EXPECT_EQ(read("1500")->moves.at(0).cpu, std::chrono::microseconds(1500));
    for (auto const* const used : {"-1", "9223372036854775807", "9300000000000000"}) {
        EXPECT_FALSE(read(used)) << used;
    }
}

} // namespace
} // namespace league
