#include "storage/accounts_test.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/tournaments.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace storage {
namespace {

using testing::ElementsAre;

std::vector<support::TournamentId> ids(support::Result<std::vector<TournamentRow>> const& rows) {
    std::vector<support::TournamentId> found;
    std::ranges::transform(rows.value(), std::back_inserter(found), &TournamentRow::id);
    return found;
}

class StoredTournaments : public DatabaseTest {
protected:
    support::AccountId account(std::string const& name) { return add_account(database(), name); }

    static TournamentRow row(std::string const& game) {
        return {.title = "Friday's", .game = game, .plan = "{}", .created = at(1)};
    }

    bool add_game(support::TournamentId id, std::int64_t number, std::string const& result = "{}") {
        bool added = false;
        EXPECT_TRUE(database().write([&](Transaction& transaction) {
            auto const game =
                TournamentGame{.number = number, .result = result, .record = m_record, .ended = at(9)};
            added = Tournaments::add_game(transaction, id, game).has_value();
        }));
        return added;
    }

    Tournaments m_tournaments{database()};
    std::string m_record = Contents(database()).put("a record").value();
};

TEST_P(StoredTournaments, KeepTheirPlanAndWhoTakesPart) {
    auto wanted = row("ploy");
    wanted.organiser = account("otter");
    wanted.contest = 3;
    std::vector<TournamentEntrant> const entrants{{.name = "greedy", .player = "house greedy"},
                                                  {.name = "Žofie's", .player = "bot 7", .version = 12}};
    auto const id = m_tournaments.add(wanted, entrants).value();
    wanted.id = id;
    EXPECT_EQ(m_tournaments.find(id).value(), wanted);
    EXPECT_EQ(m_tournaments.entrants(id).value(), entrants);
    EXPECT_EQ(m_tournaments.find(id + 1).value(), std::nullopt);
}

TEST_P(StoredTournaments, HoldEachGameOnce) {
    auto const id = m_tournaments.add(row("ploy"), {}).value();
    EXPECT_TRUE(add_game(id, 5));
    EXPECT_TRUE(add_game(id, 2, "first"));
    EXPECT_FALSE(add_game(id, 2, "second"));
    EXPECT_FALSE(add_game(id + 1, 2)) << "there is no such tournament";
    EXPECT_EQ(m_tournaments.find(id).value()->played, 2);
    EXPECT_EQ(m_tournaments.game(id, 2).value(), (TournamentGame{2, "first", m_record, at(9)}));
    EXPECT_EQ(m_tournaments.game(id, 3).value(), std::nullopt);
    EXPECT_EQ(m_tournaments.games(id, 0, 10).value().size(), 2U);
    EXPECT_EQ(m_tournaments.games(id, 3, 10).value().front().number, 5);
}

TEST_P(StoredTournaments, EndOnce) {
    auto const id = m_tournaments.add(row("ploy"), {}).value();
    auto const other = m_tournaments.add(row("ploy"), {}).value();
    EXPECT_THAT(m_tournaments.playing().value(), ElementsAre(id, other));
    EXPECT_TRUE(m_tournaments.end(id, TournamentState::cancelled, at(5)).value());
    EXPECT_FALSE(m_tournaments.end(id, TournamentState::over, at(6)).value());
    EXPECT_EQ(m_tournaments.find(id).value()->state, TournamentState::cancelled);
    EXPECT_EQ(m_tournaments.find(id).value()->ended, at(5));
    EXPECT_THAT(m_tournaments.playing().value(), ElementsAre(other));
    EXPECT_FALSE(add_game(id, 1)) << "nobody waits for it any more";
}

TEST_P(StoredTournaments, AreFoundByWhatTheyAre) {
    auto const otter = account("otter");
    auto const first = m_tournaments.add(row("ploy"), {}).value();
    auto hidden = row("catan");
    hidden.is_hidden = true;
    hidden.organiser = otter;
    hidden.contest = 1;
    auto const second = m_tournaments.add(hidden, {}).value();
    EXPECT_THAT(ids(m_tournaments.list({}, 0, 10)), ElementsAre(first));
    EXPECT_THAT(ids(m_tournaments.list({.of = otter}, 0, 10)), ElementsAre(second, first));
    EXPECT_THAT(ids(m_tournaments.list({.with_hidden = true}, 0, 10)), ElementsAre(second, first));
    EXPECT_THAT(ids(m_tournaments.list({.contest = 1, .with_hidden = true}, 0, 10)), ElementsAre(second));
    EXPECT_THAT(ids(m_tournaments.list({.game = "ploy", .state = TournamentState::over}, 0, 10)),
                ElementsAre());
    ASSERT_TRUE(m_tournaments.show(second));
    EXPECT_THAT(ids(m_tournaments.list({}, 0, 1)), ElementsAre(second));
    EXPECT_THAT(ids(m_tournaments.list({}, second, 5)), ElementsAre(first));
}

TULKAS_ON_BOTH_DATABASES(StoredTournaments);

} // namespace
} // namespace storage
