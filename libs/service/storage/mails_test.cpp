#include "storage/accounts_test.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/email_changes.hpp"
#include "storage/mails.hpp"

#include <gtest/gtest.h>

namespace storage {
namespace {

class StoredMails : public DatabaseTest {
protected:
    [[nodiscard]] bool add(std::string const& address, support::Moment when,
                           std::optional<support::AccountId> account = {}, std::string const& kind = "test") {
        return m_mails
            .add({.kind = kind, .account = account, .address = address, .language = "hu", .created = when},
                 m_limits)
            .value();
    }

    MailLimits m_limits{.of_address_shortly = 2, .of_address_daily = 3, .of_account_daily = 2, .waiting = 4};
    Mails m_mails{database()};
    EmailChanges m_changes{database()};
};

TEST_P(StoredMails, WaitUntilTheyAreDone) {
    EXPECT_EQ(m_mails.next(at(9)).value(), std::nullopt);
    ASSERT_TRUE(add("anna@x.example", at(1)));
    EXPECT_EQ(m_mails.next(at(0)).value(), std::nullopt);
    auto const mail = m_mails.next(at(1)).value();
    ASSERT_TRUE(mail);
    EXPECT_EQ(mail->address, "anna@x.example");
    EXPECT_EQ(mail->language, "hu");
    ASSERT_TRUE(m_mails.postpone(mail->id, at(5)));
    EXPECT_EQ(m_mails.next(at(4)).value(), std::nullopt);
    EXPECT_EQ(m_mails.next_due().value(), at(5));
    EXPECT_EQ(m_mails.next(at(5)).value()->tries, 1);
    ASSERT_TRUE(m_mails.postpone(mail->id, at(50)));
    ASSERT_TRUE(m_mails.hurry(at(6)));
    EXPECT_EQ(m_mails.next_due().value(), at(6));
    EXPECT_EQ(m_mails.waiting().value(), 1);
    ASSERT_TRUE(m_mails.finish(mail->id));
    EXPECT_EQ(m_mails.next_due().value(), std::nullopt);
    EXPECT_EQ(m_mails.waiting().value(), 0);
}

TEST_P(StoredMails, AreLimitedByAddressAndAccountAndInAll) {
    auto const account = add_account(database(), "heron");
    using std::chrono::hours;
    EXPECT_TRUE(add("anna@x.example", at(0)));
    EXPECT_TRUE(add("Anna@X.example", at(1)));
    EXPECT_FALSE(add("anna@x.example", at(2))) << "two in an hour";
    EXPECT_TRUE(add("anna@x.example", at(2) + hours(2)));
    EXPECT_FALSE(add("anna@x.example", at(2) + hours(4))) << "three in a day";
    EXPECT_TRUE(add("anna@x.example", at(2) + hours(4), {}, "other")) << "of another kind";
    ASSERT_TRUE(m_mails.finish(4));
    EXPECT_TRUE(add("bert@x.example", at(3), account));
    EXPECT_FALSE(add("carl@x.example", at(3))) << "four wait";
    while (auto const mail = m_mails.next(at(3) + hours(9)).value()) {
        ASSERT_TRUE(m_mails.finish(mail->id));
    }
    EXPECT_TRUE(add("dora@x.example", at(4), account));
    EXPECT_FALSE(add("emil@x.example", at(5), account)) << "two of the account";
    ASSERT_TRUE(m_mails.cancel("test", account, ""));
    EXPECT_EQ(m_mails.waiting().value(), 0);
    ASSERT_TRUE(m_mails.sweep(at(9)));
    EXPECT_TRUE(add("emil@x.example", at(5), account));
}

TEST_P(StoredMails, AddressesAreConfirmedOnceByTheLinkThatWasSentThere) {
    auto const heron = add_account(database(), "heron");
    auto const otter = add_account(database(), "otter");
    ASSERT_TRUE(m_changes.set(heron, "old@x.example", at(100)));
    ASSERT_TRUE(m_changes.give_link(heron, "old@x.example", "first", at(1)).value());
    ASSERT_TRUE(m_changes.set(heron, "new@x.example", at(100)));
    EXPECT_FALSE(m_changes.give_link(heron, "old@x.example", "late", at(1)).value());
    EXPECT_EQ(m_changes.take(heron, "first", at(2)).value(), std::nullopt) << "it went to another address";
    ASSERT_TRUE(m_changes.give_link(heron, "new@x.example", "second", at(2)).value());
    EXPECT_EQ(m_changes.take(otter, "second", at(3)).value(), std::nullopt) << "somebody else's";
    EXPECT_EQ(m_changes.take(heron, "second", at(100)).value(), std::nullopt) << "too late";
    EXPECT_EQ(m_changes.find(heron, at(3)).value(), "new@x.example");
    EXPECT_EQ(m_changes.take(heron, "second", at(3)).value(), "new@x.example");
    EXPECT_EQ(m_changes.take(heron, "second", at(3)).value(), std::nullopt) << "used";
    ASSERT_TRUE(m_changes.set(heron, "old@x.example", at(100)));
    ASSERT_TRUE(m_changes.remove(heron));
    EXPECT_EQ(m_changes.find(heron, at(3)).value(), std::nullopt);
}

TULKAS_ON_BOTH_DATABASES(StoredMails);

} // namespace
} // namespace storage
