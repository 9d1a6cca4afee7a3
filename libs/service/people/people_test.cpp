#include "people/account_manager.hpp"
#include "people/entrance.hpp"
#include "people/name.hpp"
#include "people/rate_limit.hpp"
#include "people/secret.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

namespace people {
namespace {

using support::ErrorKind;
using support::Moment;
using testing::HasSubstr;

constexpr Moment at(std::chrono::seconds seconds) {
    return Moment(std::chrono::seconds(1'700'000'000) + seconds);
}
constexpr Moment start = at(std::chrono::seconds(0));

TEST(Names, ArePlain) {
    for (auto const* good : {"ab", "Otter", "h241696", "a.b-c_d", "0x"}) {
        EXPECT_TRUE(check_name(good)) << good;
    }
    for (auto const* bad :
         {"", "a", "-ab", "a b", "a/b", "Ålice", "a\nb", "<b>", "abcdefghijklmnopqrstuvwxyz01234"}) {
        EXPECT_FALSE(check_name(bad)) << bad;
    }
}

TEST(PasswordRules, AskForLengthAlone) {
    EXPECT_TRUE(check_password("correct horse", "otter"));
    EXPECT_FALSE(check_password("123456789", "otter"));
    EXPECT_FALSE(check_password(std::string(201, 'x'), "otter"));
    EXPECT_FALSE(check_password("otterotter", "otterotter"));
    EXPECT_FALSE(check_password(std::string("pass\0word!!", 11), "otter"));
    EXPECT_FALSE(check_password("password\xFF!!", "otter"));
}

TEST(Secrets, AreNeverTheSame) {
    std::set<std::string> secrets;
    for (int i = 0; i < 100; ++i) {
        secrets.insert(new_secret());
    }
    EXPECT_EQ(secrets.size(), 100U);
    EXPECT_EQ(secrets.begin()->size(), 43U);
}

TEST(Roles, AreWrittenAndRead) {
    for (auto const role : {Role::guest, Role::user, Role::author, Role::organiser, Role::administrator}) {
        EXPECT_EQ(role_from_text(to_text(role)), role);
    }
    EXPECT_EQ(role_from_text("king"), std::nullopt);
}

TEST(RateLimits, AllowABurstAndThenARate) {
    RateLimit limit({.burst = 3, .a_minute = 6});
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(limit.take("a", start));
    }
    EXPECT_FALSE(limit.take("a", start));
    EXPECT_TRUE(limit.take("b", start)) << "others have a limit of their own";
    EXPECT_TRUE(limit.take("a", at(std::chrono::seconds(10))));
    EXPECT_FALSE(limit.take("a", at(std::chrono::seconds(10))));
    EXPECT_FALSE(limit.take("a", start)) << "a clock set back gives nothing";
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(limit.take("a", at(std::chrono::hours(1))));
    }
    EXPECT_FALSE(limit.take("a", at(std::chrono::hours(1))));
}

TEST(RateLimits, AreNotLostInAFloodOfKeys) {
    RateLimit limit({.burst = 2, .a_minute = 1}, 10);
    EXPECT_TRUE(limit.take("a", start));
    EXPECT_TRUE(limit.take("a", start));
    for (int i = 0; i < 1000; ++i) {
        EXPECT_TRUE(limit.take(std::to_string(i), start));
    }
    EXPECT_FALSE(limit.take("a", start));
}

class Arena : public testing::Test {
protected:
    Person found_by_administrator() {
        return m_account_manager
            .become_first(m_account_manager.first_link(start).value().value(), administrator, start)
            .value();
    }

    Credentials const administrator{"root", "a long password"};
    Credentials const otter{"Otter", "another password"};

    temporary::Directory m_directory;
    std::unique_ptr<storage::Database> m_database =
        storage::Database::open({storage::Backend::sqlite, m_directory.path() / "arena.db"}).value();
    Passwords m_passwords{PasswordCost::least()};
    AccountManager m_account_manager{*m_database, m_passwords};
    Entrance m_entrance{*m_database, m_passwords};
};

TEST_F(Arena, IsFoundedByItsAdministrator) {
    EXPECT_EQ(m_account_manager.add(otter, start).error().kind, ErrorKind::refused);
    auto const void_link = m_account_manager.first_link(start).value().value();
    auto const link = m_account_manager.first_link(start).value().value();
    EXPECT_FALSE(m_account_manager.become_first(void_link, administrator, start))
        << "a newer one was given out";
    EXPECT_FALSE(m_account_manager.become_first(link, {"root", "short"}, start));
    auto const person = m_account_manager.become_first(link, administrator, start).value();
    EXPECT_EQ(person.role, Role::administrator);
    EXPECT_FALSE(m_account_manager.become_first(link, {"other", "another password"}, start))
        << "it works once";
    EXPECT_EQ(m_account_manager.first_link(start).value(), std::nullopt);
}

TEST_F(Arena, TakesInWhoeverHasANameOfTheirOwn) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    EXPECT_EQ(person.name, "Otter");
    EXPECT_EQ(person.role, Role::user);
    EXPECT_EQ(m_account_manager.add({"OTTER", "yet another password"}, start).error().kind,
              ErrorKind::conflict);
    EXPECT_EQ(m_account_manager.add({"x y", "yet another password"}, start).error().kind, ErrorKind::invalid);
}

TEST_F(Arena, KnowsPeopleByTheirSessions) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const first = m_entrance.log_in({"otter", otter.password}, start).value();
    auto const second = m_entrance.log_in(otter, start).value();
    EXPECT_NE(first.session, second.session);
    EXPECT_EQ(m_entrance.by_session(first.session, start).value(), person);
    ASSERT_TRUE(m_entrance.log_out(first.session));
    EXPECT_EQ(m_entrance.by_session(first.session, start).value(), std::nullopt);
    EXPECT_EQ(m_entrance.by_session(second.session, start).value(), person);
    EXPECT_EQ(m_entrance.by_session(second.session, start + Entrance::session_lasts).value(), std::nullopt);
    EXPECT_EQ(m_entrance.by_session("", start).value(), std::nullopt);
}

TEST_F(Arena, DoesNotTellWhatIsWrongAboutALogin) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const wrong_password = m_entrance.log_in({"Otter", "not the password"}, start).error().message;
    EXPECT_EQ(wrong_password, "wrong name or password");
    EXPECT_EQ(m_entrance.log_in({"nobody", "not the password"}, start).error().message, wrong_password);
    EXPECT_EQ(m_entrance.log_in({"Otter", std::string(5000, 'x')}, start).error().message, wrong_password);
    ASSERT_TRUE(storage::Accounts(*m_database).set_disabled(person.id, start));
    EXPECT_EQ(m_entrance.log_in(otter, start).error().message, wrong_password);
}

// What a login costs is the check of a password: whoever measures it learns nothing.
TEST_F(Arena, TakesAsLongForALoginOfNobody) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const checks_of = [&](Credentials const& credentials) {
        auto const before = m_passwords.checks();
        std::ignore = m_entrance.log_in(credentials, start);
        return m_passwords.checks() - before;
    };
    EXPECT_EQ(checks_of(otter), 1U);
    EXPECT_EQ(checks_of({"Otter", "not the password"}), 1U);
    EXPECT_EQ(checks_of({"nobody", "not the password"}), 1U);
    EXPECT_EQ(checks_of({"no name at all!", ""}), 1U);
    ASSERT_TRUE(storage::Accounts(*m_database).set_disabled(person.id, start));
    EXPECT_EQ(checks_of(otter), 1U);
}

TEST_F(Arena, ForgetsTheSessionsOfADisabledAccount) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const admission = m_entrance.log_in(otter, start).value();
    ASSERT_TRUE(storage::Accounts(*m_database).set_disabled(person.id, start));
    EXPECT_EQ(m_entrance.by_session(admission.session, start).value(), std::nullopt);
}

TEST_F(Arena, LetsPeopleChangeTheirPassword) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const here = m_entrance.log_in(otter, start).value().session;
    auto const there = m_entrance.log_in(otter, start).value().session;
    EXPECT_EQ(
        m_account_manager.change_password(person, "not the password", "a new password", here).error().kind,
        ErrorKind::denied);
    EXPECT_EQ(m_account_manager.change_password(person, otter.password, "short", here).error().kind,
              ErrorKind::invalid);
    ASSERT_TRUE(m_account_manager.change_password(person, otter.password, "a new password", here));
    EXPECT_FALSE(m_entrance.log_in(otter, start));
    EXPECT_TRUE(m_entrance.log_in({"Otter", "a new password"}, start));
    EXPECT_EQ(m_entrance.by_session(here, start).value(), person);
    EXPECT_EQ(m_entrance.by_session(there, start).value(), std::nullopt);
}

TEST_F(Arena, HelpsThoseWhoForgotTheirPassword) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const session = m_entrance.log_in(otter, start).value().session;
    auto const link = m_account_manager.reset_link(person.id, start).value();
    EXPECT_FALSE(m_account_manager.reset_password(link, "short", start)) << "and the link still works";
    ASSERT_TRUE(m_account_manager.reset_password(link, "a new password", start));
    EXPECT_FALSE(m_account_manager.reset_password(link, "a newer password", start));
    EXPECT_TRUE(m_entrance.log_in({"Otter", "a new password"}, start));
    EXPECT_EQ(m_entrance.by_session(session, start).value(), std::nullopt);
    EXPECT_EQ(m_account_manager.reset_link(person.id + 1, start).error().kind, ErrorKind::not_found);
    auto const late = m_account_manager.reset_link(person.id, start).value();
    EXPECT_FALSE(m_account_manager.reset_password(late, "a newest password", start + std::chrono::days(1)));
}

TEST_F(Arena, KnowsProgramsByTheirTokens) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const token = m_entrance.new_token(person, "laptop", start).value();
    EXPECT_EQ(m_entrance.by_token(token, start).value(), person);
    EXPECT_EQ(m_entrance.by_token("x", start).value(), std::nullopt);
    EXPECT_EQ(m_entrance.by_session(token, start).value(), std::nullopt) << "a token is no session";
    auto const last_used = [&] {
        return storage::ApiTokens(*m_database).list(person.id).value().at(0).last_used;
    };
    EXPECT_EQ(last_used(), start);
    EXPECT_EQ(m_entrance.by_token(token, start + std::chrono::seconds(59)).value(), person);
    EXPECT_EQ(last_used(), start) << "to the minute is enough";
    EXPECT_EQ(m_entrance.by_token(token, start + std::chrono::seconds(60)).value(), person);
    EXPECT_EQ(last_used(), start + std::chrono::seconds(60));
    EXPECT_THAT(m_entrance.new_token(person, "", start).error().message, HasSubstr("label"));
}

TEST_F(Arena, KeepsNoSecretInItsDatabase) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const session = m_entrance.log_in(otter, start).value().session;
    auto const token = m_entrance.new_token(person, "laptop", start).value();
    auto const link = m_account_manager.reset_link(person.id, start).value();
    m_database.reset(); // all is in its files now
    std::string bytes;
    for (auto const& file : std::filesystem::directory_iterator(m_directory.path())) {
        std::ifstream stream(file.path(), std::ios::binary);
        bytes.append(std::istreambuf_iterator<char>(stream), {});
    }
    EXPECT_THAT(bytes, HasSubstr("laptop"));
    for (auto const& secret : {session, token, link, otter.password, administrator.password}) {
        EXPECT_EQ(bytes.find(secret), std::string::npos);
    }
}

} // namespace
} // namespace people
