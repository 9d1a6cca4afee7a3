#include "storage/accounts.hpp"
#include "storage/api_tokens.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/one_time_links.hpp"
#include "storage/second_factors.hpp"
#include "storage/sessions.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"

#include <gmock/gmock.h>

#include <atomic>
#include <thread>

namespace storage {
namespace {

using support::ErrorKind;
using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;
using testing::SizeIs;

constexpr support::Moment moment_at(int second) {
    return support::Moment(std::chrono::seconds(1'700'000'000 + second));
}

class People : public DatabaseTest {
protected:
    support::AccountId add(std::string const& name) {
        return m_accounts
            .add({.id = 0,
                  .name = name,
                  .password_hash = "$hash",
                  .role = "user",
                  .created = moment_at(0),
                  .disabled = {}})
            .value();
    }

    static Session session(std::string const& hash, support::AccountId account, support::Moment expires) {
        return {.token_hash = hash,
                .account = account,
                .device = "Browser",
                .address = "192.0.2.1",
                .created = moment_at(0),
                .last_seen = moment_at(0),
                .expires = expires};
    }

    std::optional<support::AccountId> whose(std::string const& token_hash, support::Moment now) {
        auto const owned = m_sessions.find(token_hash, now).value();
        return owned ? std::optional(owned->account.id) : std::nullopt;
    }

    Accounts m_accounts{database()};
    Sessions m_sessions{database()};
    ApiTokens m_tokens{database()};
    OneTimeLinks m_links{database()};
    SecondFactors m_factors{database()};
};

TEST_P(People, AreFoundByNameWhateverTheCaseOfItsLetters) {
    EXPECT_FALSE(m_accounts.are_there_any().value());
    auto const id = add("Otter");
    EXPECT_TRUE(m_accounts.are_there_any().value());
    Account const expected{.id = id,
                           .name = "Otter",
                           .password_hash = "$hash",
                           .role = "user",
                           .created = moment_at(0),
                           .disabled = {}};
    EXPECT_EQ(m_accounts.find(id).value(), expected);
    EXPECT_EQ(m_accounts.find_by_name("oTTER").value(), expected);
    EXPECT_EQ(m_accounts.find_by_name("otte").value(), std::nullopt);
    EXPECT_EQ(m_accounts.find(id + 1).value(), std::nullopt);
}

TEST_P(People, HaveNamesOfTheirOwn) {
    add("Otter");
    auto const second = m_accounts.add({.id = 0,
                                        .name = "OTTER",
                                        .password_hash = "$other",
                                        .role = "administrator",
                                        .created = moment_at(1),
                                        .disabled = {}});
    EXPECT_EQ(second.error().kind, ErrorKind::conflict);
    EXPECT_EQ(m_accounts.find_by_name("otter").value()->password_hash, "$hash");
}

TEST_P(People, MayBeCalledWhatLooksLikeSql) {
    auto const id = add("'); DROP TABLE accounts; --");
    EXPECT_EQ(m_accounts.find_by_name("'); DROP TABLE accounts; --").value()->id, id);
}

TEST_P(People, AreListedPageByPage) {
    auto const first = add("a");
    auto const second = add("b");
    auto const third = add("c");
    EXPECT_THAT(m_accounts.list(0, 2).value(),
                ElementsAre(Field(&Account::id, first), Field(&Account::id, second)));
    EXPECT_THAT(m_accounts.list(second, 2).value(), ElementsAre(Field(&Account::id, third)));
    EXPECT_THAT(m_accounts.list(third, 2).value(), IsEmpty());
}

TEST_P(People, Change) {
    auto const id = add("a");
    auto const other = add("b");
    ASSERT_TRUE(m_accounts.set_role(id, "administrator"));
    ASSERT_TRUE(m_accounts.set_password_hash(id, "$new"));
    ASSERT_TRUE(m_accounts.set_disabled(id, moment_at(5)));
    auto account = m_accounts.find(id).value().value();
    EXPECT_EQ(account.role, "administrator");
    EXPECT_EQ(account.password_hash, "$new");
    EXPECT_EQ(account.disabled, moment_at(5));
    ASSERT_TRUE(m_accounts.set_disabled(id, std::nullopt));
    EXPECT_EQ(m_accounts.find(id).value()->disabled, std::nullopt);
    EXPECT_EQ(m_accounts.find(other).value()->role, "user");
    EXPECT_EQ(m_accounts.set_role(other + 1, "user").error().kind, ErrorKind::not_found);
}

TEST_P(People, HaveSessionsThatEnd) {
    auto const id = add("a");
    ASSERT_TRUE(m_sessions.add(session("hash", id, moment_at(10))));
    EXPECT_EQ(whose("hash", moment_at(9)), id);
    EXPECT_EQ(whose("hash", moment_at(10)), std::nullopt);
    EXPECT_EQ(whose("another", moment_at(9)), std::nullopt);
    ASSERT_TRUE(m_sessions.remove("hash"));
    EXPECT_EQ(whose("hash", moment_at(9)), std::nullopt);
}

TEST_P(People, AreLoggedOutElsewhere) {
    auto const id = add("a");
    auto const other = add("b");
    for (auto const* hash : {"here", "there"}) {
        ASSERT_TRUE(m_sessions.add(session(hash, id, moment_at(10))));
    }
    ASSERT_TRUE(m_sessions.add(session("other", other, moment_at(10))));
    ASSERT_TRUE(m_sessions.remove_others(id, "here"));
    EXPECT_EQ(whose("here", moment_at(1)), id);
    EXPECT_EQ(whose("there", moment_at(1)), std::nullopt);
    EXPECT_EQ(whose("other", moment_at(1)), other);
}

TEST_P(People, HaveTheirOldSessionsSweptAway) {
    auto const id = add("a");
    ASSERT_TRUE(m_sessions.add(session("old", id, moment_at(10))));
    ASSERT_TRUE(m_sessions.add(session("new", id, moment_at(20))));
    ASSERT_TRUE(m_sessions.sweep(moment_at(10)));
    EXPECT_EQ(whose("old", moment_at(0)), std::nullopt);
    EXPECT_EQ(whose("new", moment_at(0)), id);
}

TEST_P(People, SeeWhereTheyAreLoggedIn) {
    auto const id = add("a");
    auto first = session("first", id, moment_at(10));
    auto const second = session("second", id, moment_at(20));
    ASSERT_TRUE(m_sessions.add(first));
    ASSERT_TRUE(m_sessions.add(second));
    ASSERT_TRUE(m_sessions.note_use("first", "192.0.2.9", moment_at(5)));
    first.last_seen = moment_at(5);
    first.address = "192.0.2.9";
    EXPECT_THAT(m_sessions.list(id, moment_at(6)).value(), ElementsAre(first, second));
    EXPECT_THAT(m_sessions.list(id, moment_at(10)).value(), ElementsAre(second));
    auto const owned = m_sessions.find("first", moment_at(6)).value().value();
    EXPECT_EQ(owned.last_seen, moment_at(5));
    EXPECT_EQ(owned.address, "192.0.2.9");
    EXPECT_EQ(owned.expires, moment_at(10));
    EXPECT_EQ(owned.account, m_accounts.find(id).value());
    EXPECT_THAT(m_sessions.list(add("b"), moment_at(6)).value(), IsEmpty());
}

TEST_P(People, HaveTokensForTheirPrograms) {
    auto const id = add("a");
    auto const other = add("b");
    ApiToken wanted{.label = "laptop", .created = moment_at(1), .last_used = {}, .scopes = {}, .expires = {}};
    wanted.id = m_tokens.add(id, "hash", wanted).value();
    EXPECT_EQ(m_tokens.find("hash", moment_at(1)).value(), (ApiTokens::Owned{id, {}, {}, {}}));
    EXPECT_EQ(m_tokens.find("another", moment_at(1)).value(), std::nullopt);
    ASSERT_TRUE(m_tokens.note_use("hash", moment_at(7)));
    EXPECT_EQ(m_tokens.find("hash", moment_at(8)).value(), (ApiTokens::Owned{id, moment_at(7), {}, {}}));
    wanted.last_used = moment_at(7);
    EXPECT_THAT(m_tokens.list(id).value(), ElementsAre(wanted));
    EXPECT_THAT(m_tokens.list(other).value(), IsEmpty());
    EXPECT_EQ(m_tokens.remove(other, wanted.id).error().kind, ErrorKind::not_found)
        << "it is somebody else's";
    EXPECT_EQ(m_tokens.remove(id, wanted.id).value(), "hash");
    EXPECT_EQ(m_tokens.find("hash", moment_at(8)).value(), std::nullopt);
}

TEST_P(People, HaveTokensThatEnd) {
    auto const id = add("a");
    ApiToken wanted{.label = "lent",
                    .created = moment_at(1),
                    .last_used = {},
                    .scopes = "read,play",
                    .expires = moment_at(10)};
    wanted.id = m_tokens.add(id, "hash", wanted).value();
    EXPECT_EQ(m_tokens.find("hash", moment_at(9)).value(),
              (ApiTokens::Owned{id, {}, "read,play", moment_at(10)}));
    EXPECT_EQ(m_tokens.find("hash", moment_at(10)).value(), std::nullopt);
    EXPECT_THAT(m_tokens.list(id).value(), ElementsAre(wanted)) << "its owner sees what became of it";
}

TEST_P(People, HaveASecondFactorWhenTheyHaveConfirmedIt) {
    auto const id = add("a");
    EXPECT_EQ(m_factors.find(id).value(), std::nullopt);
    ASSERT_TRUE(m_factors.begin(id, "FIRST", moment_at(1)));
    ASSERT_TRUE(m_factors.begin(id, "SECRET", moment_at(2))) << "a new attempt";
    EXPECT_EQ(m_factors.find(id).value(), (SecondFactor{"SECRET", std::nullopt, 0}));
    EXPECT_FALSE(m_accounts.find(id).value()->has_second_factor);
    ASSERT_TRUE(m_factors.confirm(id, moment_at(3), {"one", "two"}));
    EXPECT_TRUE(m_accounts.find(id).value()->has_second_factor);
    ASSERT_TRUE(m_sessions.add(session("hash", id, moment_at(10))));
    EXPECT_TRUE(m_sessions.find("hash", moment_at(5)).value()->account.has_second_factor);
    EXPECT_EQ(m_factors.begin(id, "OTHER", moment_at(4)).error().kind, ErrorKind::conflict);
    ASSERT_TRUE(m_factors.remove(id));
    EXPECT_EQ(m_factors.find(id).value(), std::nullopt);
    EXPECT_EQ(m_factors.recovery_codes(id).value(), 0);
    EXPECT_FALSE(m_accounts.find(id).value()->has_second_factor);
}

TEST_P(People, UseACodeOnce) {
    auto const id = add("a");
    auto const other = add("b");
    ASSERT_TRUE(m_factors.begin(id, "SECRET", moment_at(1)));
    ASSERT_TRUE(m_factors.confirm(id, moment_at(3), {"one", "two"}));
    EXPECT_TRUE(m_factors.use_step(id, 7).value());
    EXPECT_FALSE(m_factors.use_step(id, 7).value());
    EXPECT_FALSE(m_factors.use_step(id, 6).value()) << "an older one";
    EXPECT_TRUE(m_factors.use_step(id, 8).value());
    EXPECT_FALSE(m_factors.use_recovery_code(other, "one").value());
    EXPECT_TRUE(m_factors.use_recovery_code(id, "one").value());
    EXPECT_FALSE(m_factors.use_recovery_code(id, "one").value());
    EXPECT_EQ(m_factors.recovery_codes(id).value(), 1);
}

TEST_P(People, LoseAllTheirLinksAtOnce) {
    auto const id = add("a");
    auto const other = add("b");
    ASSERT_TRUE(m_links.add("one", "password", id, moment_at(0), moment_at(10)));
    ASSERT_TRUE(m_links.add("two", "password", other, moment_at(0), moment_at(10)));
    ASSERT_TRUE(m_links.remove_all("password", id));
    EXPECT_FALSE(m_links.take("one", "password", moment_at(1)));
    EXPECT_TRUE(m_links.take("two", "password", moment_at(1)));
}

TEST_P(People, UseALinkOnce) {
    auto const id = add("a");
    ASSERT_TRUE(m_links.add("first", "administrator", std::nullopt, moment_at(0), moment_at(10)));
    ASSERT_TRUE(m_links.add("reset", "password", id, moment_at(0), moment_at(10)));
    EXPECT_EQ(m_links.take("reset", "administrator", moment_at(1)).error().kind, ErrorKind::not_found);
    EXPECT_EQ(m_links.take("reset", "password", moment_at(10)).error().kind, ErrorKind::not_found);
    EXPECT_EQ(m_links.take("reset", "password", moment_at(1)).value().account, id);
    EXPECT_EQ(m_links.take("reset", "password", moment_at(1)).error().kind, ErrorKind::not_found);
    EXPECT_EQ(m_links.take("first", "administrator", moment_at(1)).value().account, std::nullopt);
}

TEST_P(People, OfTwoWhoUseALinkOneGetsIt) {
    ASSERT_TRUE(m_links.add("first", "administrator", std::nullopt, moment_at(0), moment_at(10)));
    std::atomic<int> got = 0;
    {
        std::vector<std::jthread> people;
        for (int i = 0; i < 4; ++i) {
            people.emplace_back(
                [&] { got += m_links.take("first", "administrator", moment_at(1)).has_value() ? 1 : 0; });
        }
    }
    EXPECT_EQ(got, 1);
}

TEST_P(People, GetANewLinkInPlaceOfTheOld) {
    ASSERT_TRUE(m_links.add("old", "administrator", std::nullopt, moment_at(0), moment_at(10)));
    ASSERT_TRUE(m_links.remove_all("administrator"));
    EXPECT_FALSE(m_links.take("old", "administrator", moment_at(1)));
}

TULKAS_ON_BOTH_DATABASES(People);

} // namespace
} // namespace storage
