#include "league/game_piece.hpp"
#include "league/ladder.hpp"
#include "league/ladder_games.hpp"
#include "league/ladder_planner.hpp"
#include "league/league_test.hpp"
#include "league/match_note.hpp"
#include "record/text.hpp"
#include "storage/contents.hpp"

#include <gmock/gmock.h>

namespace league {
namespace {

using namespace std::chrono_literals;

class LadderPlanners : public LeagueTest {
protected:
    LadderPlanner planner(LadderSettings settings = {.most_waiting = 3}) {
        return {database(), *queue, registry, std::move(settings)};
    }

    std::map<support::ContenderId, storage::LadderSkill> ratings() {
        std::map<support::ContenderId, storage::LadderSkill> all;
        auto const contenders = ladder.contenders("nim").value();
        for (auto const& contender : contenders) {
            all.emplace(contender.id, contender.skill);
        }
        return all;
    }

    // From the games alone, in the order in which they counted.
    std::map<support::ContenderId, storage::LadderSkill> ratings_again() {
        auto games = ladder.games("nim", {}, 0, 1000).value();
        std::ranges::sort(games, {}, &storage::LadderGame::counted);
        auto all = ratings();
        for (auto& [id, skill] : all) {
            skill = first_skill();
        }
        auto const seatings = ladder.last_seatings("nim", 1000).value(); // the newest first
        for (auto const& game : games) {
            auto const& seating = seatings.at(seatings.size() - static_cast<std::size_t>(game.number));
            std::vector<storage::LadderSkill> before;
            for (auto const id : seating) {
                before.push_back(all.at(id));
            }
            auto const after = rate(before, result_from_note(*game.result).value().ranks);
            for (std::size_t seat = 0; seat < seating.size(); ++seat) {
                all.at(seating[seat]) = after[seat];
            }
        }
        return all;
    }

    storage::Ladder ladder{database()};
    LadderGames ladder_games{database(), *queue, dependencies()};
    support::Random random{5};
    LadderPlanner::Moment later = std::chrono::steady_clock::now() + 1h;
};

TEST_P(LadderPlanners, EnterNothingWithoutAShare) {
    auto none = planner({.most_waiting = 0});
    ASSERT_TRUE(none.fill(later));
    EXPECT_FALSE(carry_out_one(ladder_work, ladder_games.handler()));
}

TEST_P(LadderPlanners, HaveOnlyAFewGamesWaiting) {
    auto planner = this->planner();
    ASSERT_TRUE(planner.fill(later));
    ASSERT_TRUE(planner.fill(later));
    EXPECT_EQ(ladder.unfinished("nim").value().size(), 3U);
    EXPECT_EQ(work_off(ladder_work, ladder_games.handler(), random), 3);
    EXPECT_TRUE(ladder.unfinished("nim").value().empty());
    ASSERT_TRUE(planner.fill(later + 1h));
    EXPECT_EQ(ladder.unfinished("nim").value().size(), 3U);
    auto const played = carry_out_one(ladder_work, ladder_games.handler());
    ASSERT_TRUE(planner.fill(later + 1h));
    EXPECT_EQ(ladder.unfinished("nim").value().size(), 4U) << "somebody plays one, wherever that is";
}

TEST_P(LadderPlanners, RestWhenAllIsKnownUntilSomebodyComes) {
    std::vector<Entrant> uploads;
    auto planner = this->planner({.most_waiting = 1, .seed = 3, .uploads = [&](std::string const&) {
                                      return support::Result<std::vector<Entrant>>(uploads);
                                  }});
    auto const plays = [&](LadderPlanner::Moment moment) {
        EXPECT_TRUE(planner.fill(moment));
        return work_off(ladder_work, ladder_games.handler(), random) > 0;
    };
    int games = 0;
    while (plays(later)) { // no time passes
        ASSERT_LT(++games, 2000);
    }
    EXPECT_GT(games, 20);
    EXPECT_FALSE(plays(later));
    EXPECT_TRUE(plays(later + 1h)) << "it goes on, slowly";
    EXPECT_FALSE(plays(later + 1h));
    uploads.push_back(bot_entrant(7, "miser", 1));
    EXPECT_TRUE(planner.fill(later + 1h));
    EXPECT_EQ(ladder.unfinished("nim").value().size(), 1U) << "a new one plays at once";
}

TEST_P(LadderPlanners, CountGamesInTheOrderTheyEnd) {
    auto planner = this->planner({.most_waiting = 7, .seed = 3});
    for (int round = 0; round < 6; ++round) {
        later += 1h;
        ASSERT_TRUE(planner.fill(later));
        EXPECT_EQ(work_off(ladder_work, ladder_games.handler(), random), 7);
    }
    EXPECT_EQ(ratings(), ratings_again());
    auto const games = ladder.games("nim", {}, 0, 1000).value();
    EXPECT_EQ(games.size(), 42U);
    auto const record = storage::Contents(database()).get(*games.front().record).value();
    EXPECT_TRUE(record::from_text(record));
}

// Another process had the piece when its lease was over, and both have played it.
TEST_P(LadderPlanners, CountAGameOnceHoweverOftenItIsPlayed) {
    auto planner = this->planner({.most_waiting = 1});
    ASSERT_TRUE(planner.fill(later));
    auto const done = carry_out_one(ladder_work, ladder_games.handler()).value();
    ASSERT_TRUE(database().write(*done.completion));
    auto const once = ratings();
    ASSERT_TRUE(database().write(*done.completion));
    EXPECT_EQ(ratings(), once);
    EXPECT_EQ(ladder.games("nim", {}, 0, 10).value().size(), 1U);
}

TEST_P(LadderPlanners, GiveUpWhatCannotBePlayed) {
    auto const uploads = [](std::string const&) {
        return support::Result<std::vector<Entrant>>({bot_entrant(7, "Otter", 12)});
    };
    auto planner = this->planner({.most_waiting = 1, .uploads = uploads});
    ASSERT_TRUE(planner.fill(later));
    std::optional<Done> done;
    while (!done || done->completion) { // until it is the turn of the one whom nobody finds
        later += 1h;
        ASSERT_TRUE(planner.fill(later));
        done = carry_out_one(ladder_work, ladder_games.handler());
        ASSERT_TRUE(done);
        if (done->completion) {
            finish(*done);
        }
    }
    std::atomic<bool> stop = false;
    queue::Task const task{.id = 1, .author = "", .what = done->piece.what, .attempt = 3, .stop = stop};
    ASSERT_TRUE(database().write([&](storage::Transaction& transaction) {
        ladder_games.handler().give_up(transaction, task, done->completion.error());
    }));
    EXPECT_TRUE(ladder.unfinished("nim").value().empty());
}

TEST_P(LadderPlanners, GiveUpWhatAnAdministratorHasCancelled) {
    auto planner = this->planner();
    ASSERT_TRUE(planner.fill(later));
    auto const pieces = queue->stored().list(storage::WorkState::waiting, 0, 10).value();
    ASSERT_EQ(pieces.size(), 3U);
    ASSERT_TRUE(queue->cancel(pieces.front().id));
    ASSERT_TRUE(planner.fill(later + 1h));
    EXPECT_EQ(ladder.unfinished("nim").value().size(), 3U) << "another has taken its place";
}

TEST_P(LadderPlanners, FollowWhoComesAndGoes) {
    std::vector<Entrant> present;
    auto const uploads = [&](std::string const&) { return support::Result<std::vector<Entrant>>(present); };
    auto planner = this->planner({.most_waiting = 1, .uploads = uploads});
    ASSERT_TRUE(planner.fill(later));
    work_off(ladder_work, ladder_games.handler(), random);
    present = {bot_entrant(7, "Otter", 12)};
    ASSERT_TRUE(planner.fill(later + 1h));
    auto const plan = ladder.find("nim", 2).value().value().plan;
    EXPECT_THAT(plan, testing::HasSubstr(R"({"player":"bot 7","name":"Otter","version":12})"))
        << "who is new plays first";
    EXPECT_EQ(ladder.contenders("nim").value().size(), 3U);
}

TULKAS_ON_BOTH_DATABASES(LadderPlanners);

TEST(HouseBotsOnTheLadder, AreCheap) {
    rules::GameInfo const game{
        .bots = {{.name = "random"},
                 {.name = "smart", .parameters = {{.name = "nodes"}, {.name = "depth"}}}}};
    std::vector<std::string> names;
    std::ranges::transform(house_bots_of(game), std::back_inserter(names), &Entrant::name);
    EXPECT_THAT(names, testing::ElementsAre("random", "smart:nodes=50", "smart:nodes=400"));
}

} // namespace
} // namespace league
