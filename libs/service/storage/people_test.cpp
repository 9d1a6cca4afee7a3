#include "storage/accounts.hpp"
#include "storage/api_tokens.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/one_time_links.hpp"
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

    std::optional<support::AccountId> whose(std::string const& token_hash, support::Moment now) {
        auto const account = m_accounts.find_by_session(token_hash, now).value();
        return account ? std::optional(account->id) : std::nullopt;
    }

    Accounts m_accounts{database()};
    Sessions m_sessions{database()};
    ApiTokens m_tokens{database()};
    OneTimeLinks m_links{database()};
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
    ASSERT_TRUE(m_sessions.add("hash", id, moment_at(0), moment_at(10)));
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
        ASSERT_TRUE(m_sessions.add(hash, id, moment_at(0), moment_at(10)));
    }
    ASSERT_TRUE(m_sessions.add("other", other, moment_at(0), moment_at(10)));
    ASSERT_TRUE(m_sessions.remove_others(id, "here"));
    EXPECT_EQ(whose("here", moment_at(1)), id);
    EXPECT_EQ(whose("there", moment_at(1)), std::nullopt);
    EXPECT_EQ(whose("other", moment_at(1)), other);
}

TEST_P(People, HaveTheirOldSessionsSweptAway) {
    auto const id = add("a");
    ASSERT_TRUE(m_sessions.add("old", id, moment_at(0), moment_at(10)));
    ASSERT_TRUE(m_sessions.add("new", id, moment_at(0), moment_at(20)));
    ASSERT_TRUE(m_sessions.sweep(moment_at(10)));
    EXPECT_EQ(whose("old", moment_at(0)), std::nullopt);
    EXPECT_EQ(whose("new", moment_at(0)), id);
}

TEST_P(People, HaveTokensForTheirPrograms) {
    auto const id = add("a");
    auto const other = add("b");
    auto const token = m_tokens.add(id, "hash", "laptop", moment_at(1)).value();
    EXPECT_EQ(m_tokens.find("hash").value(), (ApiTokens::Owned{id, std::nullopt}));
    EXPECT_EQ(m_tokens.find("another").value(), std::nullopt);
    ASSERT_TRUE(m_tokens.note_use("hash", moment_at(7)));
    EXPECT_EQ(m_tokens.find("hash").value(), (ApiTokens::Owned{id, moment_at(7)}));
    EXPECT_THAT(m_tokens.list(id).value(),
                ElementsAre(ApiToken{token, "laptop", moment_at(1), moment_at(7)}));
    EXPECT_THAT(m_tokens.list(other).value(), IsEmpty());
    EXPECT_EQ(m_tokens.remove(other, token).error().kind, ErrorKind::not_found) << "it is somebody else's";
    ASSERT_TRUE(m_tokens.remove(id, token));
    EXPECT_EQ(m_tokens.find("hash").value(), std::nullopt);
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
