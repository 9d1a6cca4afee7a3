#include "storage/both_databases_test.hpp"
#include "storage/contests.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace storage {
namespace {

using testing::ElementsAre;

std::vector<support::ContestId> ids(support::Result<std::vector<ContestRow>> const& rows) {
    std::vector<support::ContestId> found;
    std::ranges::transform(rows.value(), std::back_inserter(found), &ContestRow::id);
    return found;
}

class StoredContests : public DatabaseTest {
protected:
    static ContestRow row(std::string const& slug) {
        return {.slug = slug,
                .title = "A contest",
                .game = "ploy",
                .terms = "{}",
                .opens = at(10),
                .closes = at(20),
                .created = at(1)};
    }

    Contests m_contests{database()};
};

TEST_P(StoredContests, HaveASlugOfTheirOwn) {
    auto spring = row("spring");
    spring.id = m_contests.add(spring).value();
    EXPECT_EQ(m_contests.find(spring.id).value(), spring);
    EXPECT_EQ(m_contests.find_by_slug("spring").value(), spring);
    EXPECT_EQ(m_contests.find_by_slug("autumn").value(), std::nullopt);
    EXPECT_EQ(m_contests.add(row("spring")).error().kind, support::ErrorKind::conflict);
}

TEST_P(StoredContests, ChangeWhileTheyAreWhatOneThinks) {
    auto spring = row("spring");
    spring.id = m_contests.add(spring).value();
    spring.title = "Another";
    spring.state = ContestState::announced;
    EXPECT_FALSE(m_contests.change(spring, ContestState::frozen).value());
    EXPECT_TRUE(m_contests.change(spring, ContestState::draft).value());
    EXPECT_EQ(m_contests.find(spring.id).value(), spring);
}

TEST_P(StoredContests, AreFoundByTheirDeadline) {
    auto spring = row("spring");
    spring.state = ContestState::announced;
    spring.id = m_contests.add(spring).value();
    auto const draft = m_contests.add(row("autumn")).value();
    EXPECT_THAT(ids(m_contests.closed(ContestState::announced, at(19))), ElementsAre());
    EXPECT_THAT(ids(m_contests.closed(ContestState::announced, at(20))), ElementsAre(spring.id));
    EXPECT_THAT(ids(m_contests.list({}, 0, 10)), ElementsAre(spring.id));
    EXPECT_THAT(ids(m_contests.list({.with_drafts = true}, 0, 10)), ElementsAre(draft, spring.id));
    EXPECT_THAT(ids(m_contests.list({.game = "catan"}, 0, 10)), ElementsAre());
}

TEST_P(StoredContests, FreezeOnce) {
    auto spring = row("spring");
    spring.state = ContestState::announced;
    spring.id = m_contests.add(spring).value();
    auto const freeze = [&] {
        bool frozen = false;
        EXPECT_TRUE(database().write([&](Transaction& transaction) {
            frozen = Contests::freeze(transaction, spring.id);
            if (frozen) {
                auto const final_one = Tournaments::add(
                    transaction, {.title = "", .game = "ploy", .plan = "{}", .created = {}}, {});
                Contests::set_final(transaction, spring.id, final_one);
            }
        }));
        return frozen;
    };
    EXPECT_TRUE(freeze());
    EXPECT_FALSE(freeze());
    EXPECT_EQ(m_contests.find(spring.id).value()->state, ContestState::frozen);
    EXPECT_EQ(m_contests.find(spring.id).value()->final_tournament, 1);
}

TULKAS_ON_BOTH_DATABASES(StoredContests);

} // namespace
} // namespace storage
