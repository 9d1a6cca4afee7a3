#include "storage/accounts_test.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/identities.hpp"
#include "storage/login_attempts.hpp"

#include <gmock/gmock.h>

#include <atomic>
#include <thread>

namespace storage {
namespace {

using support::ErrorKind;
using testing::ElementsAre;
using testing::IsEmpty;

class TheIdentities : public DatabaseTest {
protected:
    static Identity identity(std::string subject, support::AccountId account = 0) {
        return {.issuer = "https://login.example",
                .subject = std::move(subject),
                .account = account,
                .created = at(1),
                .last_used = at(1)};
    }
    static Account account(std::string name) {
        return {.id = 0,
                .name = std::move(name),
                .password_hash = "",
                .role = "user",
                .created = at(1),
                .disabled = {},
                .display_name = "Ödön"};
    }

    Identities m_identities{database()};
    Accounts m_accounts{database()};
};

TEST_P(TheIdentities, BelongToOneAccountEach) {
    auto const otter = add_account(database(), "otter", "user");
    auto const wolf = add_account(database(), "wolf", "user");
    EXPECT_EQ(m_identities.find("https://login.example", "7").value(), std::nullopt);
    ASSERT_TRUE(m_identities.add(identity("7", otter)));
    EXPECT_EQ(m_identities.find("https://login.example", "7").value(), otter);
    EXPECT_EQ(m_identities.find("https://other.example", "7").value(), std::nullopt);
    EXPECT_EQ(m_identities.add(identity("7", wolf)).error().kind, ErrorKind::conflict);
    EXPECT_EQ(m_identities.add(identity("8", otter)).error().kind, ErrorKind::conflict)
        << "one of each issuer";
    auto used = identity("7", otter);
    used.last_used = at(5);
    ASSERT_TRUE(m_identities.note_use(used));
    EXPECT_THAT(m_identities.list(otter).value(), ElementsAre(used));
    EXPECT_EQ(m_identities.remove(wolf, "https://login.example").error().kind, ErrorKind::not_found);
    ASSERT_TRUE(m_identities.remove(otter, "https://login.example"));
    EXPECT_THAT(m_identities.list(otter).value(), IsEmpty());
}

TEST_P(TheIdentities, ComeWithANewAccountOrNotAtAll) {
    auto const made =
        m_identities.add_with_account(identity("7"), account("otter"), {.email = "Otter@Example.org"})
            .value();
    ASSERT_TRUE(made);
    EXPECT_EQ(m_accounts.find(*made).value()->display_name, "Ödön");
    EXPECT_EQ(m_identities.profile(*made)->email, "Otter@Example.org");
    EXPECT_EQ(m_identities.add_with_account(identity("8"), account("Otter"), {}).value(), std::nullopt)
        << "taken";
    EXPECT_EQ(m_identities.find("https://login.example", "8").value(), std::nullopt);
    EXPECT_EQ(m_identities.add_with_account(identity("7"), account("beaver"), {}).error().kind,
              ErrorKind::conflict);
    EXPECT_EQ(m_accounts.find_by_name("beaver").value(), std::nullopt) << "nothing is left of it";
}

TEST_P(TheIdentities, AreMadeOnceWhenTwoComeAtTheSameTime) {
    std::atomic<int> made = 0;
    {
        std::vector<std::jthread> comers;
        for (int number = 0; number < 4; ++number) {
            comers.emplace_back([&, number] {
                auto const result = m_identities.add_with_account(
                    identity("7"), account("otter" + std::to_string(number)), {});
                made += result && *result ? 1 : 0;
            });
        }
    }
    EXPECT_EQ(made, 1);
    EXPECT_EQ(m_accounts.list(0, 10)->size(), 1U);
}

TEST_P(TheIdentities, AreFoundByTheirAddresses) {
    auto const otter = add_account(database(), "otter", "user");
    auto const wolf = add_account(database(), "wolf", "user");
    ASSERT_TRUE(m_identities.set_profile(
        otter, {.email = "Otter@Example.org", .student_number = "N1", .member_of = "[]"}));
    EXPECT_THAT(m_identities.with_email("otter@example.ORG", 2).value(), ElementsAre(otter));
    ASSERT_TRUE(m_identities.set_profile(wolf, {.email = "otter@example.org"}));
    EXPECT_THAT(m_identities.with_email("otter@example.org", 5).value(), ElementsAre(otter, wolf));
    ASSERT_TRUE(m_identities.set_profile(otter, {}));
    EXPECT_THAT(m_identities.with_email("otter@example.org", 5).value(), ElementsAre(wolf));
    EXPECT_EQ(m_identities.profile(77).value(), Profile());
}

TEST_P(TheIdentities, GoWithTheirAccount) {
    auto const otter = add_account(database(), "otter", "user");
    LoginAttempts attempts(database());
    LoginAttempt const attempt{.state_hash = "s",
                               .browser_hash = "b",
                               .provider = "uni",
                               .purpose = "link",
                               .account = otter,
                               .nonce = "n",
                               .verifier = "v",
                               .expires = at(100)};
    ASSERT_TRUE(attempts.add(attempt, at(1)));
    EXPECT_EQ(attempts.take("other", at(2)).value(), std::nullopt);
    EXPECT_EQ(attempts.take("s", at(2)).value(), attempt);
    EXPECT_EQ(attempts.take("s", at(2)).value(), std::nullopt) << "once";
    ASSERT_TRUE(attempts.add(attempt, at(1)));
    EXPECT_EQ(attempts.take("s", at(100)).value(), std::nullopt) << "its time is over";
    auto other = attempt;
    other.state_hash = "t";
    other.expires = at(200);
    ASSERT_TRUE(attempts.add(other, at(150)));
    ASSERT_TRUE(attempts.add(attempt, at(1))) << "the old one was swept";
}

TULKAS_ON_BOTH_DATABASES(TheIdentities);

} // namespace
} // namespace storage
