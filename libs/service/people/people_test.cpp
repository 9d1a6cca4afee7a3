#include "people/account_manager.hpp"
#include "people/entrance.hpp"
#include "people/name.hpp"
#include "people/rate_limit.hpp"
#include "people/secret.hpp"
#include "people/totp.hpp"
#include "temporary/directory.hpp"

#include <boost/algorithm/string/case_conv.hpp>
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
    static std::optional<Person> whose(support::Result<std::optional<Recognised>> const& known) {
        return known.value().transform([](Recognised const& who) { return who.person; });
    }

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
    EXPECT_EQ(whose(m_entrance.by_session(first.session, start)), person);
    ASSERT_TRUE(m_entrance.log_out(person, first.session));
    EXPECT_EQ(whose(m_entrance.by_session(first.session, start)), std::nullopt);
    EXPECT_EQ(whose(m_entrance.by_session(second.session, start)), person);
    EXPECT_EQ(whose(m_entrance.by_session(second.session, start + Entrance::session_lasts)), std::nullopt);
    EXPECT_EQ(whose(m_entrance.by_session("", start)), std::nullopt);
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
    EXPECT_EQ(whose(m_entrance.by_session(admission.session, start)), std::nullopt);
}

TEST_F(Arena, LetsPeopleChangeTheirPassword) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const here = m_entrance.log_in(otter, start).value().session;
    auto const there = m_entrance.log_in(otter, start).value().session;
    EXPECT_EQ(m_account_manager.change_password(person, "not the password", "a new password").error().kind,
              ErrorKind::denied);
    EXPECT_EQ(m_account_manager.change_password(person, otter.password, "short").error().kind,
              ErrorKind::invalid);
    ASSERT_TRUE(m_account_manager.change_password(person, otter.password, "a new password"));
    ASSERT_TRUE(m_entrance.log_out_everywhere(person.id, here));
    EXPECT_FALSE(m_entrance.log_in(otter, start));
    EXPECT_TRUE(m_entrance.log_in({"Otter", "a new password"}, start));
    EXPECT_EQ(whose(m_entrance.by_session(here, start)), person);
    EXPECT_EQ(whose(m_entrance.by_session(there, start)), std::nullopt);
}

TEST_F(Arena, HelpsThoseWhoForgotTheirPassword) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const session = m_entrance.log_in(otter, start).value().session;
    auto const link = m_account_manager.reset_link(person.id, start).value();
    EXPECT_FALSE(m_account_manager.reset_password(link, "short", start)) << "and the link still works";
    EXPECT_EQ(m_account_manager.reset_password(link, "a new password", start).value(), person.id);
    EXPECT_FALSE(m_account_manager.reset_password(link, "a newer password", start));
    ASSERT_TRUE(m_entrance.log_out_everywhere(person.id));
    EXPECT_TRUE(m_entrance.log_in({"Otter", "a new password"}, start));
    EXPECT_EQ(whose(m_entrance.by_session(session, start)), std::nullopt);
    EXPECT_EQ(m_account_manager.reset_link(person.id + 1, start).error().kind, ErrorKind::not_found);
    auto const late = m_account_manager.reset_link(person.id, start).value();
    EXPECT_FALSE(m_account_manager.reset_password(late, "a newest password", start + std::chrono::days(1)));
}

TEST_F(Arena, HasOneLinkForAPasswordAtATime) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const first = m_account_manager.reset_link(person.id, start).value();
    auto const second = m_account_manager.reset_link(person.id, start).value();
    EXPECT_FALSE(m_account_manager.reset_password(first, "a new password", start)) << "there is a newer one";
    ASSERT_TRUE(m_account_manager.change_password(person, otter.password, "their own password"));
    EXPECT_FALSE(m_account_manager.reset_password(second, "a new password", start))
        << "it is not needed any more";
}

TEST_F(Arena, ShowsPeopleTheirSessions) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const later = start + std::chrono::minutes(2);
    auto const here =
        m_entrance.log_in(otter, start, {.device = "Here\x1b", .address = "192.0.2.1"}).value().session;
    auto const there =
        m_entrance.log_in(otter, start, {.device = "There", .address = "192.0.2.2"}).value().session;
    ASSERT_TRUE(m_entrance.by_session(there, later, "192.0.2.3").value());
    auto const sessions = m_entrance.sessions_of(person, here, later).value();
    ASSERT_EQ(sessions.size(), 2U);
    EXPECT_EQ(sessions[0].origin.device, "There");
    EXPECT_EQ(sessions[0].origin.address, "192.0.2.3") << "where it was used last";
    EXPECT_EQ(sessions[0].last_seen, later);
    EXPECT_EQ(sessions[1].origin.device, "Here\\x1b");
    EXPECT_TRUE(sessions[1].is_current);
    ASSERT_TRUE(m_entrance.end_session(person, sessions[0].id, later));
    EXPECT_EQ(whose(m_entrance.by_session(there, later)), std::nullopt);
    EXPECT_EQ(m_entrance.end_session(person, sessions[0].id, later).error().kind, ErrorKind::not_found);
    auto const stranger = m_account_manager.add({"Beaver", otter.password}, start).value();
    EXPECT_EQ(m_entrance.end_session(stranger, sessions[1].id, later).error().kind, ErrorKind::not_found);
}

TEST_F(Arena, TellsWhatIsRevoked) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const here = m_entrance.log_in(otter, start).value().session;
    auto const there = m_entrance.log_in(otter, start).value().session;
    auto const token = m_entrance.new_token(person, {.label = "laptop"}, start).value();
    auto const by_here = m_entrance.by_session(here, start).value().value();
    auto const by_there = m_entrance.by_session(there, start).value().value();
    auto const by_token = m_entrance.by_token(token, start).value().value();
    std::optional<Revocation> told;
    m_entrance.on_revocation([&](Revocation const& revocation) { told = revocation; });
    auto const covers = [&] {
        return std::vector{told->covers(by_here), told->covers(by_there), told->covers(by_token)};
    };
    ASSERT_TRUE(m_entrance.log_out_everywhere(person.id, here));
    EXPECT_THAT(covers(), testing::ElementsAre(false, true, true));
    ASSERT_TRUE(
        m_entrance.remove_token(person, storage::ApiTokens(*m_database).list(person.id).value().at(0).id));
    EXPECT_THAT(covers(), testing::ElementsAre(false, false, true));
    ASSERT_TRUE(m_entrance.log_out(person, here));
    EXPECT_THAT(covers(), testing::ElementsAre(true, false, false));
    ASSERT_TRUE(m_entrance.log_out_everywhere(person.id));
    EXPECT_THAT(covers(), testing::ElementsAre(true, true, true));
}

TEST_F(Arena, LimitsTokens) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const end = start + std::chrono::days(1);
    auto const token =
        m_entrance.new_token(person, {.label = "bot", .scopes = Scopes{Scope::play}, .expires = end}, start)
            .value();
    auto const who = m_entrance.by_token(token, start).value().value();
    EXPECT_EQ(who.expires, end);
    EXPECT_TRUE(who.may(Scope::play));
    EXPECT_TRUE(who.may(Scope::read)) << "whoever plays has to look";
    EXPECT_FALSE(who.may(Scope::submit));
    EXPECT_EQ(whose(m_entrance.by_token(token, end)), std::nullopt);
    EXPECT_FALSE(m_entrance.new_token(person, {.label = "x", .scopes = Scopes{}}, start));
    EXPECT_FALSE(m_entrance.new_token(person, {.label = "x", .expires = start}, start));
}

TEST(Totp, IsThatOfTheStandard) {
    // RFC 6238, appendix B; the last six of its eight digits.
    std::string const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"; // "12345678901234567890"
    auto const at = [&](std::int64_t seconds) {
        return totp_code(secret, totp_step(support::Moment(std::chrono::seconds(seconds))));
    };
    EXPECT_EQ(at(59), "287082");
    EXPECT_EQ(at(1111111109), "081804");
    EXPECT_EQ(at(1111111111), "050471");
    EXPECT_EQ(at(1234567890), "005924");
    EXPECT_EQ(at(2000000000), "279037");
    EXPECT_EQ(at(20000000000), "353130");
}

TEST(Totp, KnowsTheCodesAroundNow) {
    auto const secret = new_totp_secret();
    EXPECT_EQ(secret.size(), 32U);
    auto const step = totp_step(start);
    EXPECT_EQ(find_totp_step(secret, totp_code(secret, step), start), step);
    EXPECT_EQ(find_totp_step(secret, totp_code(secret, step - 1), start), step - 1);
    EXPECT_EQ(find_totp_step(secret, totp_code(secret, step + 1), start), step + 1);
    EXPECT_EQ(find_totp_step(secret, "", start), std::nullopt);
    EXPECT_EQ(totp_uri("ABC", "Tulkas", "ot ter"), "otpauth://totp/Tulkas:ot%20ter?secret=ABC&issuer=Tulkas");
}

class SecondFactors : public Arena {
protected:
    SecondFactors() {
        found_by_administrator();
        m_person = m_account_manager.add(otter, start).value();
    }
    std::string code(support::Moment now) { return totp_code(m_secret, totp_step(now)); }
    std::vector<std::string> enrol() {
        m_secret = m_entrance.second_factor().begin(m_person, start).value().secret;
        return m_entrance.second_factor().confirm(m_person, code(start), start).value();
    }
    SecondStep log_in(std::string const& code, support::Moment now) {
        auto const admission = m_entrance.log_in(otter, now, {}, code).value();
        EXPECT_EQ(admission.session.empty(), admission.second_step != SecondStep::done);
        return admission.second_step;
    }

    Person m_person;
    std::string m_secret;
};

TEST_F(SecondFactors, AreAskedForWhenTheyAreConfirmed) {
    auto& factor = m_entrance.second_factor();
    m_secret = factor.begin(m_person, start).value().secret;
    EXPECT_EQ(log_in("", start), SecondStep::done) << "not yet";
    EXPECT_EQ(factor.confirm(m_person, "000000x", start).error().kind, ErrorKind::denied);
    EXPECT_EQ(factor.confirm(m_person, code(start), start).value().size(), 10U);
    EXPECT_EQ(factor.begin(m_person, start).error().kind, ErrorKind::conflict);
    EXPECT_EQ(log_in("", start), SecondStep::code_is_missing);
    EXPECT_EQ(log_in("123", start), SecondStep::code_is_wrong);
    EXPECT_FALSE(m_entrance.log_in({"Otter", "not the password"}, start, {}, code(start)));
    auto const later = start + std::chrono::minutes(1);
    EXPECT_EQ(log_in(code(later), later), SecondStep::done);
}

TEST_F(SecondFactors, TakeNoCodeTwice) {
    auto const recovery = enrol();
    EXPECT_EQ(log_in(code(start), start), SecondStep::code_is_wrong) << "it has confirmed the factor";
    auto const later = start + std::chrono::minutes(1);
    EXPECT_EQ(log_in(code(later), later), SecondStep::done);
    EXPECT_EQ(log_in(code(later), later), SecondStep::code_is_wrong);
    EXPECT_EQ(log_in(recovery[3], later), SecondStep::done);
    EXPECT_EQ(log_in(recovery[3], later), SecondStep::code_is_wrong);
    EXPECT_EQ(m_entrance.second_factor().recovery_codes(m_person.id).value(), 9);
}

TEST_F(SecondFactors, AreNotGuessed) {
    auto const recovery = enrol();
    auto const later = start + std::chrono::hours(1);
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(log_in("nonsense", later), SecondStep::code_is_wrong);
    }
    EXPECT_EQ(log_in(code(later), later), SecondStep::too_many);
    auto const much_later = later + std::chrono::minutes(2);
    EXPECT_EQ(log_in("  " + boost::to_lower_copy(recovery[0]), much_later), SecondStep::done)
        << "as people write it";
}

TEST_F(SecondFactors, AreNeededForRoles) {
    ASSERT_TRUE(storage::Accounts(*m_database).set_role(m_person.id, "organiser"));
    m_entrance.require_second_factor_from(Role::organiser);
    auto const session = m_entrance.log_in(otter, start).value().session;
    auto const before = m_entrance.by_session(session, start).value().value().person;
    EXPECT_EQ(before.role, Role::user);
    EXPECT_TRUE(before.needs_second_factor);
    enrol();
    auto const after = m_entrance.by_session(session, start).value().value().person;
    EXPECT_EQ(after.role, Role::organiser);
    EXPECT_FALSE(after.needs_second_factor);
    ASSERT_TRUE(m_entrance.second_factor().remove(m_person.id));
    EXPECT_EQ(m_entrance.by_session(session, start).value().value().person.role, Role::user);
}

TEST(Scopes, AreWrittenAndRead) {
    Scopes const some{Scope::submit, Scope::read};
    EXPECT_EQ(to_text(some), "read,submit");
    EXPECT_EQ(scopes_from_text("read,submit"), some);
    EXPECT_EQ(scopes_from_text("read,fly"), Scopes{Scope::read}) << "of a newer version";
    EXPECT_TRUE(scopes_from_text("").is_empty());
}

TEST_F(Arena, KnowsProgramsByTheirTokens) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const token = m_entrance.new_token(person, {.label = "laptop"}, start).value();
    EXPECT_EQ(whose(m_entrance.by_token(token, start)), person);
    EXPECT_EQ(whose(m_entrance.by_token("x", start)), std::nullopt);
    EXPECT_EQ(whose(m_entrance.by_session(token, start)), std::nullopt) << "a token is no session";
    auto const last_used = [&] {
        return storage::ApiTokens(*m_database).list(person.id).value().at(0).last_used;
    };
    EXPECT_EQ(last_used(), start);
    EXPECT_EQ(whose(m_entrance.by_token(token, start + std::chrono::seconds(59))), person);
    EXPECT_EQ(last_used(), start) << "to the minute is enough";
    EXPECT_EQ(whose(m_entrance.by_token(token, start + std::chrono::seconds(60))), person);
    EXPECT_EQ(last_used(), start + std::chrono::seconds(60));
    EXPECT_THAT(m_entrance.new_token(person, {.label = ""}, start).error().message, HasSubstr("label"));
}

TEST_F(Arena, KeepsNoSecretInItsDatabase) {
    found_by_administrator();
    auto const person = m_account_manager.add(otter, start).value();
    auto const session = m_entrance.log_in(otter, start).value().session;
    auto const token = m_entrance.new_token(person, {.label = "laptop"}, start).value();
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
