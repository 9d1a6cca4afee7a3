#include "archives/pack.hpp"
#include "packages/shelf.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>

namespace packages {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// One of several programs that share a database. There is no sandbox, so each game that it hears of is one
// that it says it cannot play.
class AShelf : public testing::Test {
protected:
    AShelf() {
        EXPECT_TRUE(storage::Accounts(*m_database)
                        .add({.id = 0,
                              .name = "otter",
                              .password_hash = "$",
                              .role = "author",
                              .created = {},
                              .disabled = {}}));
    }

    // By another program.
    void approve(std::string const& name, int version) {
        auto const archive = storage::Contents(*m_database).put("of no interest").value();
        support::PackageId id = 0;
        ASSERT_TRUE(m_database->write([&](storage::Transaction& transaction) {
            id = storage::GamePackages::add(transaction,
                                            {.owner = 1,
                                             .game = name,
                                             .version = version,
                                             .title = "A game",
                                             .summary = "",
                                             .archive = archive,
                                             .size = 1},
                                            {});
            storage::GamePackages::finish_check(transaction, id, {.state = storage::PackageState::waiting},
                                                {});
        }));
        ASSERT_TRUE(m_packages.approve(m_packages.find(id).value().value(), 1, {}));
    }

    std::vector<std::string> heard() {
        EXPECT_TRUE(m_shelf.follow());
        return std::exchange(m_told, {});
    }

    temporary::Directory m_directory;
    rules::Registry m_games;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    storage::GamePackages m_packages{*m_database};
    std::vector<std::string> m_told;
    Shelf m_shelf{{.database = *m_database, .games = m_games, .why_not = "not today"}};
};

TEST_F(AShelf, FollowsWhatOtherProgramsDecide) {
    approve("nim", 1);
    ASSERT_TRUE(m_shelf.open([this](std::string const& what) { m_told.push_back(what); }));
    EXPECT_THAT(heard(),
                ElementsAre("nim cannot be played: there is no sandbox for its programs: not today"));
    EXPECT_THAT(heard(), IsEmpty()) << "it is said once";
    approve("nim", 2);
    approve("chomp", 1);
    EXPECT_THAT(heard(), ElementsAre(HasSubstr("chomp"), HasSubstr("nim")));
    ASSERT_TRUE(m_packages.withdraw("nim", 1, {}));
    EXPECT_THAT(heard(), IsEmpty());
    approve("nim", 3);
    EXPECT_THAT(heard(), ElementsAre(HasSubstr("nim")));
}

} // namespace
} // namespace packages
