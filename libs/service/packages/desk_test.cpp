#include "all_games/all_games.hpp"
#include "archives/pack.hpp"
#include "packages/desk.hpp"
#include "packages/inspector.hpp"
#include "storage/accounts_test.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>

namespace packages {
namespace {

using support::ErrorKind;
using testing::HasSubstr;

class ADeskForGames : public testing::Test {
protected:
    ADeskForGames() {
        for (auto const* const name : {"otter", "heron"}) {
            storage::add_account(*m_database, name, "author");
        }
    }

    static std::string archive(std::string const& name, int version) {
        auto const manifest = fmt::format("name = '{}'\ntitle = 'A game'\nsummary = 'Of no interest'\n"
                                          "version = {}\nplayers = 2\nengine = 'engine.py'\n"
                                          "rules = 'rules.md'\nbaseline = 'bot.py'\n",
                                          name, version);
        std::vector<archives::File> const files{{.name = "game.toml", .content = manifest},
                                                {.name = "engine.py", .content = "pass"},
                                                {.name = "bot.py", .content = "pass"},
                                                {.name = "rules.md", .content = "There are none."}};
        return archives::pack(files).value();
    }

    support::Result<storage::GamePackage> hand_in(std::string const& name = "nim", int version = 1,
                                                  support::AccountId author = 1) {
        return m_desk.hand_in({.author = author, .author_name = "otter", .archive = archive(name, version)});
    }

    storage::GamePackage find(storage::GamePackage const& package) {
        return m_packages.find(package.id).value().value();
    }

    // Somebody has tried it out and approved it.
    void approve(storage::GamePackage const& package) {
        ASSERT_TRUE(m_database->write([&](storage::Transaction& transaction) {
            storage::GamePackages::finish_check(transaction, package.id,
                                                {.state = storage::PackageState::waiting}, {});
        }));
        ASSERT_TRUE(m_packages.approve(package, 2, {}));
    }

    temporary::Directory m_directory;
    rules::Registry m_games = all_games::all_games();
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    std::unique_ptr<queue::Queue> m_queue =
        queue::Queue::open(*m_database, [] { return support::Moment(std::chrono::seconds(1)); }).value();
    storage::GamePackages m_packages{*m_database};
    Desk m_desk{*m_database, *m_queue, m_games};
};

TEST_F(ADeskForGames, TakesWhatNeedsNoTrialForADecisionAtOnce) {
    auto const package = m_desk.hand_in(
        {.author = 1, .author_name = "otter", .archive = archive("nim", 1), .needs_trial = false});
    ASSERT_TRUE(package) << package.error().message;
    EXPECT_EQ(package->state, storage::PackageState::waiting);
    EXPECT_EQ(package->work, 0);
    ASSERT_TRUE(m_desk.cancel(*package));
    EXPECT_EQ(find(*package).state, storage::PackageState::cancelled);
}

TEST_F(ADeskForGames, TakesAPackageAndHasItTriedOut) {
    auto const package = hand_in("nim", 3).value();
    EXPECT_EQ(package.state, storage::PackageState::checking);
    EXPECT_EQ(package.game, "nim");
    EXPECT_EQ(package.version, 3);
    EXPECT_EQ(package.title, "A game");
    EXPECT_EQ(storage::Contents(*m_database).get(package.archive).value(), archive("nim", 3));
    auto const piece = m_queue->take({check_kind}, {queue::Priority::judging}).value().value();
    EXPECT_EQ(piece.id, package.work);
    EXPECT_EQ(piece.author, "otter");
}

TEST_F(ADeskForGames, SaysWhatIsWrongWithAPackage) {
    auto const broken = m_desk.hand_in({.author = 1, .author_name = "otter", .archive = "no archive"});
    EXPECT_EQ(broken.error().kind, ErrorKind::refused);
    EXPECT_THAT(broken.error().message, HasSubstr("not a zip or tar"));
    EXPECT_EQ(hand_in("No Name").error().kind, ErrorKind::refused)
        << "for the author, whoever's parser it was";
    EXPECT_TRUE(m_packages.list({}, 0, 10)->empty());
}

TEST_F(ADeskForGames, GivesNobodyTheNameOfAnotherGame) {
    EXPECT_THAT(hand_in("ploy").error().message, HasSubstr("ploy is the name of another game"));
    approve(hand_in("nim", 1, 1).value());
    EXPECT_THAT(hand_in("nim", 2, 2).error().message, HasSubstr("another game"));
    EXPECT_TRUE(hand_in("nim", 2, 1));
}

TEST_F(ADeskForGames, WantsNewerVersions) {
    approve(hand_in("nim", 5).value());
    EXPECT_THAT(hand_in("nim", 5).error().message, HasSubstr("there is version 5"));
    EXPECT_FALSE(hand_in("nim", 4));
    EXPECT_TRUE(hand_in("nim", 6));
}

TEST_F(ADeskForGames, GivesBackWhatNobodyHasDecidedOn) {
    auto const package = hand_in().value();
    ASSERT_TRUE(m_desk.cancel(package));
    EXPECT_EQ(find(package).state, storage::PackageState::cancelled);
    EXPECT_EQ(m_queue->stored().find(package.work).value()->state, storage::WorkState::cancelled);
    EXPECT_EQ(m_desk.cancel(package).error().kind, ErrorKind::refused);
    auto const approved = hand_in().value();
    approve(approved);
    EXPECT_FALSE(m_desk.cancel(approved));
}

} // namespace
} // namespace packages
