#include "storage/accounts_test.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/game_packages.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <gmock/gmock.h>

namespace storage {
namespace {

using support::ErrorKind;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;

class StoredGamePackages : public DatabaseTest {
protected:
    support::AccountId account(std::string const& name) { return add_account(database(), name); }

    support::PackageId add(support::AccountId owner, std::int64_t version, std::string const& game = "nim") {
        auto const key = Contents(database()).put("an archive").value();
        support::PackageId id = 0;
        EXPECT_TRUE(database().write([&](Transaction& transaction) {
            id = GamePackages::add(transaction,
                                   {.owner = owner,
                                    .game = game,
                                    .version = version,
                                    .title = "Nim",
                                    .summary = "Stones",
                                    .archive = key,
                                    .size = 10},
                                   at(1));
        }));
        return id;
    }

    bool write(std::function<bool(Transaction&)> const& work) {
        bool done = false;
        EXPECT_TRUE(database().write([&](Transaction& transaction) { done = work(transaction); }));
        return done;
    }

    bool finish(support::PackageId id, CheckedPackage const& checked) {
        return write([&](Transaction& transaction) {
            return GamePackages::finish_check(transaction, id, checked, at(2));
        });
    }

    support::PackageId add_checked(support::AccountId owner, std::int64_t version,
                                   std::string const& game = "nim") {
        auto const id = add(owner, version, game);
        EXPECT_TRUE(finish(id, {.state = PackageState::waiting, .report = "3 games"}));
        return id;
    }

    GamePackage find(support::PackageId id) { return m_packages.find(id).value().value(); }
    support::Result<void> approve(support::PackageId id) {
        return m_packages.approve(find(id), m_root, at(3));
    }

    GamePackages m_packages{database()};
    support::AccountId m_root = account("root");
    support::AccountId m_otter = account("otter");
};

TEST_P(StoredGamePackages, AreCheckedAndThenWait) {
    auto const id = add(m_otter, 1);
    auto const package = find(id);
    EXPECT_EQ(package.state, PackageState::checking);
    EXPECT_EQ(package.owner_name, "otter");
    EXPECT_EQ(package.title, "Nim");
    EXPECT_EQ(package.created, at(1));
    EXPECT_EQ(package.checked, std::nullopt);
    EXPECT_TRUE(finish(id, {.state = PackageState::waiting, .report = "3 games"}));
    EXPECT_EQ(find(id).state, PackageState::waiting);
    EXPECT_EQ(find(id).report, "3 games");
    EXPECT_EQ(find(id).checked, at(2));
    EXPECT_FALSE(finish(id, {.state = PackageState::refused})) << "the trial ends once";
    EXPECT_EQ(m_packages.find(999).value(), std::nullopt);
}

TEST_P(StoredGamePackages, AreCheckedAgainIfWeFailed) {
    auto const id = add(m_otter, 1);
    EXPECT_TRUE(finish(id, {.state = PackageState::failed, .why = "our fault"}));
    EXPECT_TRUE(write([&](Transaction& transaction) { return GamePackages::enter(transaction, id); }));
    EXPECT_EQ(find(id).state, PackageState::checking);
    EXPECT_EQ(find(id).why, "");
    EXPECT_TRUE(finish(id, {.state = PackageState::refused, .why = "it fails"}));
    EXPECT_FALSE(write([&](Transaction& transaction) { return GamePackages::enter(transaction, id); }));
}

TEST_P(StoredGamePackages, AreTakenBackAsLongAsNobodyHasDecided) {
    auto const cancel = [&](support::PackageId id) {
        return write([&](Transaction& transaction) { return GamePackages::cancel(transaction, id, at(4)); });
    };
    auto const id = add(m_otter, 1);
    EXPECT_TRUE(cancel(id));
    EXPECT_EQ(find(id).state, PackageState::cancelled);
    EXPECT_FALSE(finish(id, {.state = PackageState::waiting}))
        << "what the trial finds is nobody's wish any more";
    EXPECT_FALSE(cancel(id));
    auto const approved = add_checked(m_otter, 1);
    ASSERT_TRUE(approve(approved));
    EXPECT_FALSE(cancel(approved));
}

TEST_P(StoredGamePackages, ArePlayedWhenTheyAreApproved) {
    auto const id = add_checked(m_otter, 1);
    EXPECT_THAT(m_packages.played().value(), testing::IsEmpty());
    EXPECT_EQ(m_packages.find_version("nim", 1).value(), std::nullopt);
    ASSERT_TRUE(approve(id));
    EXPECT_EQ(find(id).state, PackageState::approved);
    EXPECT_EQ(find(id).decided, at(3));
    EXPECT_EQ(find(id).decided_by, "root");
    EXPECT_EQ(m_packages.find_game("nim").value()->current, id);
    EXPECT_EQ(approve(id).error().kind, ErrorKind::refused) << "once";
    auto const second = add_checked(m_otter, 5);
    ASSERT_TRUE(approve(second));
    EXPECT_THAT(m_packages.played().value(), ElementsAre(Field(&UploadedGame::current, second)));
    EXPECT_EQ(m_packages.find_version("nim", 1).value()->id, id) << "games of it may be going on";
    EXPECT_EQ(m_packages.find_version("nim", 5).value()->id, second);
}

TEST_P(StoredGamePackages, HaveNewerVersionsAlone) {
    auto const first = add_checked(m_otter, 3);
    auto const same = add_checked(m_otter, 3);
    auto const older = add_checked(m_otter, 2);
    ASSERT_TRUE(approve(first));
    EXPECT_THAT(approve(same).error().message, HasSubstr("version 3"));
    EXPECT_FALSE(approve(older));
    EXPECT_EQ(find(older).state, PackageState::waiting) << "nothing has changed";
    EXPECT_EQ(m_packages.find_game("nim").value()->version, 3);
}

TEST_P(StoredGamePackages, BelongToWhomTheFirstWasApprovedOf) {
    auto const heron = account("heron");
    auto const early = add_checked(heron, 7);
    ASSERT_TRUE(approve(add_checked(m_otter, 1)));
    EXPECT_EQ(m_packages.find_game("nim").value()->owner, m_otter);
    EXPECT_THAT(approve(early).error().message, HasSubstr("another author"));
    EXPECT_TRUE(approve(add_checked(heron, 1, "hex")));
}

TEST_P(StoredGamePackages, AreRefusedWithAReason) {
    auto const id = add_checked(m_otter, 1);
    ASSERT_TRUE(m_packages.refuse(id, "no rules to speak of", m_root, at(3)));
    EXPECT_EQ(find(id).state, PackageState::refused);
    EXPECT_EQ(find(id).why, "no rules to speak of");
    EXPECT_EQ(find(id).decided_by, "root");
    EXPECT_FALSE(m_packages.refuse(id, "again", m_root, at(4)));
    EXPECT_FALSE(approve(id));
    EXPECT_EQ(m_packages.find_game("nim").value(), std::nullopt) << "the name is free";
}

TEST_P(StoredGamePackages, AreWithdrawnWithTheirGame) {
    auto const first = add_checked(m_otter, 1);
    auto const second = add_checked(m_otter, 2);
    ASSERT_TRUE(approve(first));
    ASSERT_TRUE(approve(second));
    ASSERT_TRUE(m_packages.withdraw("nim", m_root, at(5)));
    EXPECT_THAT(m_packages.played().value(), testing::IsEmpty());
    EXPECT_EQ(find(first).state, PackageState::withdrawn);
    EXPECT_EQ(find(second).state, PackageState::withdrawn);
    EXPECT_EQ(m_packages.find_version("nim", 2).value()->id, second) << "its records can be read";
    EXPECT_EQ(m_packages.withdraw("nim", m_root, at(6)).error().kind, ErrorKind::refused);
    EXPECT_FALSE(approve(add_checked(m_otter, 2))) << "a version is one thing for ever";
    EXPECT_TRUE(approve(add_checked(m_otter, 3)));
}

TEST_P(StoredGamePackages, AreListedTheNewestFirst) {
    auto const first = add(m_otter, 1);
    auto const second = add(m_otter, 2);
    auto const other = add(account("heron"), 1, "hex");
    auto const ids = [](auto const& packages) {
        std::vector<support::PackageId> found;
        std::ranges::transform(packages.value(), std::back_inserter(found), &GamePackage::id);
        return found;
    };
    EXPECT_THAT(ids(m_packages.list({.owner = m_otter}, 0, 10)), ElementsAre(second, first));
    EXPECT_THAT(ids(m_packages.list({}, 0, 2)), ElementsAre(other, second));
    EXPECT_THAT(ids(m_packages.list({}, second, 2)), ElementsAre(first));
    EXPECT_TRUE(finish(first, {.state = PackageState::waiting}));
    EXPECT_THAT(ids(m_packages.list({.state = PackageState::waiting}, 0, 10)), ElementsAre(first));
}

TULKAS_ON_BOTH_DATABASES(StoredGamePackages);

} // namespace
} // namespace storage
