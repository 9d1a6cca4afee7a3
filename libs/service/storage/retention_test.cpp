#include "storage/accounts_test.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/contests.hpp"
#include "storage/ladder.hpp"
#include "storage/query.hpp"
#include "storage/retention.hpp"
#include "storage/tables.hpp"
#include "storage/tournaments.hpp"
#include "storage/works.hpp"
#include "support/digest.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace storage {
namespace {

using support::ErrorKind;
using testing::ElementsAre;

class WhatIsKept : public DatabaseTest {
protected:
    // Until the end; says how many rows it removed.
    template <typename Step>
    static std::int64_t sweep(Step const& step) {
        std::int64_t removed = 0;
        std::optional<std::int64_t> last;
        do {
            auto const swept = step(last).value();
            removed += swept.removed;
            last = swept.last;
        } while (last);
        return removed;
    }

    std::int64_t sweep_ladder(KeptLadderGames const& kept) {
        return sweep([&](std::optional<std::int64_t> last) {
            return m_retention.sweep_ladder("ploy", last.value_or(0), kept);
        });
    }

    std::int64_t sweep_tables(TableLimits const& limits) {
        return sweep([&](std::optional<std::int64_t> last) {
            return m_retention.sweep_tables(last.value_or(0), limits);
        });
    }

    // A game of the ladder, entered and won by its first seat.
    void play(support::ContenderId one, support::ContenderId other, std::string const& record) {
        auto const key = m_contents.put(record).value();
        ASSERT_TRUE(database().write([&](Transaction& transaction) {
            auto const number = Ladder::enter(
                transaction, {.game = "ploy", .plan = "{}", .contenders = {one, other}, .now = at(1)});
            Ladder::end(transaction,
                        {.game = "ploy",
                         .number = number,
                         .result = "{}",
                         .ranks = {0, 1},
                         .record = key,
                         .now = at(2)},
                        [](std::vector<LadderSkill> before) {
                            before[0].mean += 10;
                            before[1].mean -= 10;
                            return before;
                        });
        }));
    }

    std::vector<support::ContenderId> set_players(int count) {
        std::vector<LadderPlayer> players;
        for (int number = 0; number < count; ++number) {
            players.push_back({fmt::format("bot {}", number), "a bot"});
        }
        EXPECT_TRUE(m_ladder.set_players("ploy", players, {1000, 300}));
        std::vector<support::ContenderId> ids;
        auto const contenders = m_ladder.contenders("ploy").value();
        for (auto const& contender : contenders) {
            ids.push_back(contender.id);
        }
        return ids;
    }

    // The numbers of the games that are left, the newest first.
    std::vector<std::int64_t> numbers(std::optional<support::ContenderId> of = {}) {
        std::vector<std::int64_t> found;
        auto const games = m_ladder.games("ploy", of, 0, 1000).value();
        for (auto const& game : games) {
            found.push_back(game.number);
        }
        return found;
    }

    bool has(std::string const& content) {
        long long count = 0;
        auto const key = support::sha256(content);
        EXPECT_TRUE(database().read([&](Transaction& transaction) {
            transaction << "SELECT COUNT(*) FROM contents WHERE hash = :hash", soci::use(key, "hash"),
                soci::into(count);
        }));
        return count > 0;
    }

    support::TournamentId add_tournament(int games, std::string const& records) {
        auto const id =
            m_tournaments.add({.title = "Friday's", .game = "ploy", .plan = "{}", .created = at(1)}, {})
                .value();
        EXPECT_TRUE(database().write([&](Transaction& transaction) {
            for (int number = 0; number < games; ++number) {
                auto const key = Contents::put(transaction, fmt::format("{} {}", records, number));
                std::ignore = Tournaments::add_game(
                    transaction, id,
                    {.number = number, .result = fmt::format("{}", number), .record = key, .ended = at(5)});
            }
            Tournaments::end(transaction, id, TournamentState::over, at(10));
        }));
        return id;
    }

    void add_table(support::TableId id, TableSeat const& seat, TableStatus status = TableStatus::over) {
        auto const key = m_contents.put(fmt::format("table {}", id)).value();
        TableChange const change{.row = {.id = id,
                                         .game = "ploy",
                                         .status = status,
                                         .is_private = false,
                                         .created = at(1),
                                         .changed = at(static_cast<int>(10 * id)),
                                         .summary = "{}",
                                         .record = key},
                                 .events = {{1, "made"}, {2, "over"}},
                                 .seats = std::vector{seat}};
        ASSERT_TRUE(m_tables.write(std::span(&change, 1), at(1)));
    }

    std::vector<support::TableId> tables() {
        std::vector<support::TableId> ids;
        auto const rows = m_tables.list({}, 0, 100).value();
        for (auto const& row : rows) {
            ids.push_back(row.id);
        }
        return ids;
    }

    Retention m_retention{database()};
    Contents m_contents{database()};
    Ladder m_ladder{database()};
    Tables m_tables{database()};
    Tournaments m_tournaments{database()};
};

TEST_P(WhatIsKept, OfALadderAreTheNewestGamesOfEverybody) {
    auto const ids = set_players(3);
    play(ids[2], ids[0], "of the one who plays little"); // 1
    for (int game = 2; game <= 2 * Retention::batch; ++game) {
        play(ids[0], ids[1], fmt::format("record {}", game));
    }
    auto const contenders = m_ladder.contenders("ploy").value();
    auto const tallies = m_ladder.tallies(ids[0], 0, 10).value();
    auto const version = m_ladder.version("ploy").value();

    EXPECT_EQ(sweep_ladder({.of_contender = 3}), 2 * Retention::batch - 4);
    EXPECT_THAT(numbers(), ElementsAre(200, 199, 198, 1))
        << "the first is the newest of one who plays little";
    EXPECT_THAT(numbers(ids[2]), ElementsAre(1));
    EXPECT_EQ(m_ladder.history(ids[0], 0, 10).value().size(), 4U);
    EXPECT_TRUE(has("record 198"));
    EXPECT_FALSE(has("record 197"));

    EXPECT_EQ(m_ladder.contenders("ploy").value(), contenders) << "ratings are as they were";
    EXPECT_EQ(m_ladder.tallies(ids[0], 0, 10).value(), tallies);
    EXPECT_EQ(m_ladder.version("ploy").value(), version);
    play(ids[0], ids[1], "the next");
    EXPECT_EQ(numbers().front(), 201) << "no number is used twice";
    EXPECT_EQ(m_ladder.find(ids[0]).value()->games, 201);
    EXPECT_EQ(sweep_ladder({.of_contender = 3}), 1);
}

TEST_P(WhatIsKept, OfALadderAreItsNewestGames) {
    auto const ids = set_players(2);
    for (int game = 1; game <= 10; ++game) {
        play(ids[0], ids[1], fmt::format("record {}", game));
    }
    EXPECT_EQ(sweep_ladder({.of_contender = 1, .of_ladder = 4}), 6);
    EXPECT_THAT(numbers(), ElementsAre(10, 9, 8, 7));
}

TEST_P(WhatIsKept, AreGamesThatAreBeingPlayed) {
    auto const ids = set_players(2);
    EXPECT_TRUE(database().write([&](Transaction& transaction) {
        std::ignore =
            Ladder::enter(transaction, {.game = "ploy", .plan = "{}", .contenders = ids, .now = at(1)});
    }));
    for (int game = 1; game <= 10; ++game) {
        play(ids[0], ids[1], "the same");
    }
    EXPECT_EQ(sweep_ladder({.of_contender = 1}), 9);
    EXPECT_THAT(m_ladder.unfinished("ploy").value(), ElementsAre(1));
}

TEST_P(WhatIsKept, IsARecordThatAnotherGameHas) {
    auto const ids = set_players(2);
    play(ids[0], ids[1], "shared 0");
    play(ids[0], ids[1], "other");
    add_tournament(1, "shared");
    EXPECT_EQ(sweep_ladder({.of_contender = 1}), 1);
    EXPECT_TRUE(has("shared 0"));
}

TEST_P(WhatIsKept, OfATournamentAreTheResults) {
    auto const id = add_tournament(Retention::batch + 5, "old");
    auto const before = m_tournaments.games(id, 0, 1000).value();
    EXPECT_EQ(m_retention.tournament_before(at(10)).value(), std::nullopt) << "it ended at 10";
    ASSERT_EQ(m_retention.tournament_before(at(11)).value(), id);
    EXPECT_EQ(sweep([&](auto last) { return m_retention.sweep_tournament(id, last); }), Retention::batch + 5);
    EXPECT_EQ(m_retention.tournament_before(at(11)).value(), std::nullopt);

    auto const after = m_tournaments.games(id, 0, 1000).value();
    ASSERT_EQ(after.size(), before.size());
    for (std::size_t game = 0; game < after.size(); ++game) {
        EXPECT_EQ(after[game].result, before[game].result);
        EXPECT_EQ(after[game].ended, before[game].ended);
    }
    EXPECT_FALSE(has("old 0"));
    EXPECT_EQ(m_contents.get(after[0].record).error().kind, ErrorKind::not_found);
    EXPECT_EQ(m_contents.get(after[0].record).error().message,
              "the record of this game is not kept any more");
    EXPECT_EQ(m_tournaments.find(id).value()->state, TournamentState::over);
}

TEST_P(WhatIsKept, AreTheFinalsOfContests) {
    auto const last = add_tournament(2, "final");
    auto const contest =
        Contests(database())
            .add({.slug = "spring", .title = "Spring", .game = "ploy", .terms = "{}", .created = at(1)})
            .value();
    EXPECT_TRUE(
        database().write([&](Transaction& transaction) { Contests::set_final(transaction, contest, last); }));
    EXPECT_EQ(m_retention.tournament_before(at(1000)).value(), std::nullopt);
    auto const running =
        m_tournaments.add({.title = "Now", .game = "ploy", .plan = "{}", .created = at(1)}, {}).value();
    EXPECT_EQ(m_retention.tournament_before(at(1000)).value(), std::nullopt) << "it has not ended";
    EXPECT_TRUE(m_tournaments.end(running, TournamentState::cancelled, at(20)).value());
    EXPECT_EQ(m_retention.tournament_before(at(1000)).value(), running);
}

TEST_P(WhatIsKept, AreTablesOfPeopleForLongerThanThoseOfGuests) {
    auto const otter = add_account(database(), "otter");
    add_table(1, {.seat = 0, .guest = "a guest"});
    add_table(2, {.seat = 0, .account = otter});
    add_table(3, {.seat = 0, .guest = "a guest"}, TableStatus::playing);
    add_table(4, {.seat = 0, .guest = "a guest"});
    add_table(5, {.seat = 0, .account = otter});
    add_table(6, {.seat = 0, .guest = "a guest"});
    EXPECT_EQ(sweep_tables({}), 0);
    EXPECT_EQ(sweep_tables({.of_guests = at(40)}), 1) << "to table 4 something happened just then";
    EXPECT_THAT(tables(), ElementsAre(6, 5, 4, 3, 2));
    EXPECT_TRUE(m_tables.events(1).value().empty());
    EXPECT_FALSE(has("table 1"));
    EXPECT_EQ(sweep_tables({.of_guests = at(1000)}), 1);
    EXPECT_THAT(tables(), ElementsAre(6, 5, 3, 2)) << "and the newest stays";
    EXPECT_EQ(sweep_tables({.of_people = at(30)}), 1);
    EXPECT_THAT(tables(), ElementsAre(6, 5, 3));
    EXPECT_TRUE(has("table 5"));
    EXPECT_EQ(m_tables.events(5).value().size(), 2U);
}

TEST_P(WhatIsKept, IsWorkThatIsNewOrNotDone) {
    Works works(database());
    for (int piece = 0; piece < Retention::batch + 2; ++piece) {
        std::ignore = works.add({.kind = "judge", .author = "a", .what = ""}, at(0)).value();
    }
    auto const take = [&] {
        return works.take({.taker = "me", .kinds = {"judge"}, .priorities = {0}, .now = at(1)})
            .value()
            .front();
    };
    for (int piece = 0; piece < Retention::batch; ++piece) {
        auto const taken = take();
        ASSERT_TRUE(works.finish({taken.id, "me", taken.takes}, at(2), [](Transaction&) {}).value());
    }
    auto const failing = take();
    ASSERT_TRUE(works.fail({failing.id, "me", failing.takes}, {.error = "e", .most_tries = 1}, at(2), {}));
    EXPECT_EQ(m_retention.remove_work(at(2)).value(), 0);
    EXPECT_EQ(m_retention.remove_work(at(3)).value(), Retention::batch);
    EXPECT_EQ(m_retention.remove_work(at(3)).value(), 0);
    EXPECT_EQ(works.list({}, 0, 1000).value().size(), 2U) << "what failed, and what waits";
}

TULKAS_ON_BOTH_DATABASES(WhatIsKept);

} // namespace
} // namespace storage
