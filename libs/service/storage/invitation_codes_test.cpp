#include "storage/accounts_test.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/invitation_codes.hpp"

#include <gmock/gmock.h>

#include <atomic>
#include <thread>

namespace storage {
namespace {

using support::ErrorKind;
using testing::ElementsAre;
using testing::Field;

class TheInvitationCodes : public DatabaseTest {
protected:
    support::Result<support::AccountId> come(std::string const& name, std::string const& hash,
                                             support::Moment now = at(10)) {
        return m_accounts.add_invited(
            {.id = 0, .name = name, .password_hash = "$", .role = "user", .created = now, .disabled = {}},
            hash);
    }

    std::int64_t uses(std::int64_t id) { return m_codes.find(id).value()->uses; }

    Accounts m_accounts{database()};
    InvitationCodes m_codes{database()};
};

TEST_P(TheInvitationCodes, AreListedWithTheirAuthorsAndUses) {
    auto const heron = add_account(database(), "heron", "organiser");
    auto const otter = add_account(database(), "otter", "organiser");
    auto const class_a = m_codes.add("a", {.label = "class A", .author = heron, .created = at(1)}).value();
    auto const class_b =
        m_codes
            .add("b",
                 {.label = "class B", .author = otter, .created = at(2), .expires = at(100), .most_uses = 30})
            .value();
    auto const own = m_codes.add("c", {.label = "operator's", .created = at(3)}).value();
    ASSERT_TRUE(come("beaver", "b"));
    EXPECT_EQ(m_codes.find(class_b).value(), (InvitationCode{.id = class_b,
                                                             .label = "class B",
                                                             .author = otter,
                                                             .author_name = "otter",
                                                             .created = at(2),
                                                             .expires = at(100),
                                                             .most_uses = 30,
                                                             .uses = 1,
                                                             .revoked = {}}));
    EXPECT_EQ(m_codes.find(own).value()->author, std::nullopt);
    EXPECT_EQ(m_codes.find(own + 1).value(), std::nullopt);
    EXPECT_THAT(m_codes.list().value(),
                ElementsAre(Field(&InvitationCode::id, own), Field(&InvitationCode::id, class_b),
                            Field(&InvitationCode::id, class_a)));
    EXPECT_THAT(m_codes.list(heron).value(), ElementsAre(Field(&InvitationCode::id, class_a)));
}

TEST_P(TheInvitationCodes, WorkUntilTheyExpireAreUsedUpOrRevoked) {
    std::ignore = m_codes.add("timed", {.label = "x", .created = at(1), .expires = at(20)}).value();
    EXPECT_TRUE(m_codes.is_valid("timed", at(19)).value());
    EXPECT_TRUE(come("a", "timed", at(19)));
    EXPECT_FALSE(m_codes.is_valid("timed", at(20)).value());
    EXPECT_EQ(come("b", "timed", at(20)).error().kind, ErrorKind::denied);

    auto const counted = m_codes.add("counted", {.label = "x", .created = at(1), .most_uses = 2}).value();
    EXPECT_TRUE(come("c", "counted"));
    EXPECT_TRUE(come("d", "counted"));
    EXPECT_FALSE(m_codes.is_valid("counted", at(10)).value());
    EXPECT_EQ(come("e", "counted").error().kind, ErrorKind::denied);
    EXPECT_EQ(uses(counted), 2);

    auto const revoked = m_codes.add("revoked", {.label = "x", .created = at(1)}).value();
    EXPECT_TRUE(come("f", "revoked"));
    ASSERT_TRUE(m_codes.revoke(revoked, at(11)));
    EXPECT_FALSE(m_codes.is_valid("revoked", at(12)).value());
    EXPECT_EQ(come("g", "revoked", at(12)).error().kind, ErrorKind::denied);
    EXPECT_EQ(m_codes.find(revoked).value()->revoked, at(11));
    EXPECT_EQ(m_codes.revoke(revoked, at(13)).error().kind, ErrorKind::not_found);
    EXPECT_EQ(m_codes.revoke(revoked + 1, at(13)).error().kind, ErrorKind::not_found);

    EXPECT_EQ(come("h", "unknown").error().kind, ErrorKind::denied);
    for (auto const* const name : {"b", "e", "g", "h"}) {
        EXPECT_EQ(m_accounts.find_by_name(name).value(), std::nullopt) << name;
    }
}

TEST_P(TheInvitationCodes, AreNotUsedByANameThatIsTaken) {
    add_account(database(), "otter");
    auto const id = m_codes.add("a", {.label = "x", .created = at(1), .most_uses = 1}).value();
    EXPECT_EQ(come("Otter", "a").error().kind, ErrorKind::conflict);
    EXPECT_EQ(uses(id), 0);
    EXPECT_TRUE(come("beaver", "a"));
    EXPECT_EQ(uses(id), 1);
}

TEST_P(TheInvitationCodes, GiveTheLastUseToOneOfManyAtOnce) {
    auto const id = m_codes.add("a", {.label = "x", .created = at(1), .most_uses = 3}).value();
    std::atomic<int> came = 0;
    std::atomic<int> denied = 0;
    {
        std::vector<std::jthread> people;
        for (int number = 0; number < 8; ++number) {
            people.emplace_back([&, number] {
                auto const account = come("otter" + std::to_string(number), "a");
                came += account ? 1 : 0;
                denied += !account && account.error().kind == ErrorKind::denied ? 1 : 0;
            });
        }
    }
    EXPECT_EQ(came, 3);
    EXPECT_EQ(denied, 5);
    EXPECT_EQ(uses(id), 3);
    EXPECT_EQ(m_accounts.list(0, 10).value().size(), 3U);
}

TULKAS_ON_BOTH_DATABASES(TheInvitationCodes);

} // namespace
} // namespace storage
