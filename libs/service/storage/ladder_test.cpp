#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/ladder.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <thread>

namespace storage {
namespace {

using testing::ElementsAre;

// The first seat gains what the second loses.
std::vector<LadderSkill> first_wins(std::vector<LadderSkill> const& before) {
    return {{before[0].mean + 10, before[0].deviation - 1}, {before[1].mean - 10, before[1].deviation - 1}};
}

class StoredLadders : public DatabaseTest {
protected:
    StoredLadders() {
        EXPECT_TRUE(m_ladder.set_players(
            "ploy", {{"house greedy", "greedy"}, {"house random", "random"}, {"bot 7", "Otter"}},
            {1000, 300}));
        m_record = Contents(database()).put("a record").value();
    }

    std::int64_t enter(std::vector<support::ContenderId> const& contenders) {
        std::int64_t number = 0;
        EXPECT_TRUE(database().write([&](Transaction& transaction) {
            number = Ladder::enter(transaction,
                                   {.game = "ploy", .plan = "{}", .contenders = contenders, .now = at(1)});
        }));
        return number;
    }

    bool end(std::int64_t number) {
        bool counted = false;
        EXPECT_TRUE(database().write([&](Transaction& transaction) {
            counted = Ladder::end(transaction,
                                  {.game = "ploy",
                                   .number = number,
                                   .result = "{}",
                                   .ranks = {0, 1},
                                   .record = m_record,
                                   .now = at(static_cast<int>(number) + 1)},
                                  first_wins);
        }));
        return counted;
    }

    Contender contender(std::size_t place) { return m_ladder.contenders("ploy").value().at(place); }

    Ladder m_ladder{database()};
    std::string m_record;
};

TEST_P(StoredLadders, KnowWhoPlays) {
    ASSERT_TRUE(m_ladder.set_players("ploy", {{"house greedy", "Greedy"}, {"bot 8", "Heron"}}, {1000, 300}));
    auto const all = m_ladder.contenders("ploy").value();
    std::vector<std::string> active;
    for (auto const& one : all) {
        if (one.is_active) {
            active.push_back(one.player);
        }
    }
    EXPECT_EQ(all.size(), 4U) << "who left keeps its rating";
    EXPECT_THAT(active, ElementsAre("house greedy", "bot 8"));
    EXPECT_EQ(all[0].name, "Greedy");
    EXPECT_EQ(m_ladder.find(all[0].id).value(), all[0]);
    EXPECT_EQ(m_ladder.find(99).value(), std::nullopt);
    EXPECT_TRUE(m_ladder.contenders("catan").value().empty());
}

TEST_P(StoredLadders, CountAGameOnce) {
    auto const one = contender(0).id;
    auto const other = contender(1).id;
    auto const number = enter({one, other});
    EXPECT_EQ(number, 1);
    EXPECT_THAT(m_ladder.unfinished("ploy").value(), ElementsAre(1));
    EXPECT_TRUE(end(number));
    EXPECT_FALSE(end(number)) << "it has been counted";
    EXPECT_FALSE(end(2)) << "there is none";
    EXPECT_THAT(m_ladder.unfinished("ploy").value(), ElementsAre());
    EXPECT_EQ(contender(0).skill, (LadderSkill{1010, 299}));
    EXPECT_EQ(contender(1).skill, (LadderSkill{990, 299}));
    EXPECT_EQ(contender(2).games, 0);
    EXPECT_THAT(m_ladder.history(one, 0, 10).value(), ElementsAre(LadderStep{1, 1, {1010, 299}, at(2)}));
    auto const game = m_ladder.find("ploy", 1).value().value();
    EXPECT_EQ(game.counted, 1);
    EXPECT_EQ(game.record, m_record);
    EXPECT_EQ(m_ladder.find("ploy", 2).value(), std::nullopt);
}

TEST_P(StoredLadders, CountInTheOrderOfEnding) {
    auto const one = contender(0).id;
    auto const other = contender(1).id;
    enter({one, other});
    enter({other, one});
    EXPECT_TRUE(end(2));
    EXPECT_TRUE(end(1));
    EXPECT_EQ(m_ladder.find("ploy", 2).value()->counted, 1);
    EXPECT_EQ(m_ladder.find("ploy", 1).value()->counted, 2);
    EXPECT_THAT(m_ladder.history(one, 0, 10).value(),
                ElementsAre(LadderStep{1, 2, {990, 299}, at(3)}, LadderStep{2, 1, {1000, 298}, at(2)}));
    EXPECT_EQ(m_ladder.history(one, 1, 10).value().size(), 1U);
    EXPECT_THAT(m_ladder.tallies(one, 0, 10).value(), ElementsAre(LadderTally{contender(1), 1, 0, 1}));
    EXPECT_TRUE(m_ladder.tallies(one, other, 10).value().empty()) << "the next page";
    EXPECT_TRUE(m_ladder.tallies(contender(2).id, 0, 10).value().empty());
}

TEST_P(StoredLadders, FindGamesByWhoPlayedThem) {
    auto const [one, other, third] = std::array{contender(0).id, contender(1).id, contender(2).id};
    enter({one, other});
    enter({other, third});
    enter({third, one});
    EXPECT_THAT(m_ladder.last_seatings("ploy", 2).value(),
                ElementsAre(ElementsAre(third, one), ElementsAre(other, third)));
    EXPECT_TRUE(m_ladder.games("ploy", {}, 0, 10).value().empty()) << "none has ended";
    for (auto const number : {1, 2, 3}) {
        EXPECT_TRUE(end(number));
    }
    auto const numbers = [&](std::optional<support::ContenderId> contender, std::int64_t before, int limit) {
        std::vector<std::int64_t> found;
        std::ranges::transform(m_ladder.games("ploy", contender, before, limit).value(),
                               std::back_inserter(found), &LadderGame::number);
        return found;
    };
    EXPECT_THAT(numbers({}, 0, 10), ElementsAre(3, 2, 1));
    EXPECT_THAT(numbers({}, 3, 1), ElementsAre(2));
    EXPECT_THAT(numbers(one, 0, 10), ElementsAre(3, 1));
}

TEST_P(StoredLadders, AreShownPageByPageTheStrongestFirst) {
    auto const version = m_ladder.version("ploy").value().value();
    enter({contender(0).id, contender(1).id});
    EXPECT_EQ(m_ladder.version("ploy").value(), version);
    EXPECT_TRUE(end(1));
    EXPECT_NE(m_ladder.version("ploy").value(), version) << "somebody's rating has changed";
    EXPECT_FALSE(m_ladder.version("chess").value());
    std::vector<support::ContenderId> whole;
    auto const ranking = m_ladder.ranking("ploy", 0, 100).value();
    for (auto const& one : ranking) {
        whole.push_back(one.id);
    }
    EXPECT_EQ(whole.size(), m_ladder.contenders("ploy").value().size());
    EXPECT_EQ(whole.front(), contender(0).id) << "who has won";
    std::vector<support::ContenderId> by_pages;
    support::ContenderId after = 0;
    for (auto page = m_ladder.ranking("ploy", after, 1).value(); !page.empty();
         page = m_ladder.ranking("ploy", after, 1).value()) {
        after = page.front().id;
        by_pages.push_back(after);
    }
    EXPECT_EQ(by_pages, whole);
}

TEST_P(StoredLadders, GiveUpWhatIsNotPlayed) {
    auto const one = contender(0).id;
    enter({one, contender(1).id});
    ASSERT_TRUE(database().write([](Transaction& transaction) { Ladder::give_up(transaction, "ploy", 1); }));
    EXPECT_FALSE(end(1));
    EXPECT_TRUE(m_ladder.last_seatings("ploy", 10).value().empty());
    EXPECT_EQ(enter({one, contender(1).id}), 2) << "a number is given once";
    EXPECT_TRUE(end(2));
    EXPECT_EQ(m_ladder.find("ploy", 2).value()->counted, 1);
}

// Many at a time: none is lost, and each contender's steps follow one another.
TEST_P(StoredLadders, LoseNoGameOfManyThatEndAtOnce) {
    auto const one = contender(0).id;
    auto const other = contender(1).id;
    constexpr int games = 12;
    for (int game = 0; game < games; ++game) {
        enter({one, other});
    }
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 3; ++thread) {
            threads.emplace_back([&, thread] {
                for (int number = thread + 1; number <= games; number += 3) {
                    EXPECT_TRUE(end(number));
                }
            });
        }
    }
    EXPECT_EQ(contender(0).skill, (LadderSkill{1000 + 10 * games, 300 - games}));
    auto const steps = m_ladder.history(one, 0, 100).value();
    ASSERT_EQ(steps.size(), static_cast<std::size_t>(games));
    for (int game = 0; game < games; ++game) {
        auto const& step = steps[static_cast<std::size_t>(game)];
        EXPECT_EQ(step.games, game + 1);
        EXPECT_EQ(step.skill.mean, 1000 + 10 * (game + 1));
        EXPECT_EQ(m_ladder.find("ploy", step.number).value()->counted, game + 1);
    }
}

TULKAS_ON_BOTH_DATABASES(StoredLadders);

} // namespace
} // namespace storage
