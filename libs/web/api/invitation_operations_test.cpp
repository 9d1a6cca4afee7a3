// Registration by invitation code, as browsers and programs see it.
#include "api/invitation_operations.hpp"
#include "api/people_test.hpp"

#include <gmock/gmock.h>

namespace api {
namespace {

using people::Registration;
using testing::HasSubstr;
using tests::Method;

class InvitationsOverTheInterface : public tests::PeopleTest {
protected:
    InvitationsOverTheInterface() { serve(joined({m_people.all(), m_invitations.all()})); }

    static std::string newcomer(std::string const& name, std::string const& code = "") {
        return R"({"name": ")" + name + R"(", "password": "a long password")" +
               (code.empty() ? "" : R"(, "code": ")" + code + "\"") + "}";
    }
    static std::string new_code(tests::Client& organiser, std::string const& more = "") {
        auto const made =
            organiser.json(Method::post, "/invitation-codes", R"({"label": "class A")" + more + "}");
        return std::string(made.at("code").as_string());
    }
    static support::JsonArray codes_of(tests::Client& organiser) {
        return organiser.json(Method::get, "/invitation-codes").at("items").as_array();
    }

    InvitationOperations m_invitations{*m_database};
};

TEST_F(InvitationsOverTheInterface, OpenRegistrationWhereItNeedsACode) {
    auto heron = person("heron", "organiser");
    m_account_manager.set_registration(Registration::code);
    EXPECT_EQ(client().json(Method::get, "/registration").at("registration"), "code");
    auto const code = new_code(heron, R"(, "most_uses": 1, "expires": "2023-11-15T00:00:00Z")");
    auto guest = client();
    EXPECT_THAT(guest.why(Method::post, "/people", newcomer("otter")), HasSubstr("needs an invitation code"));
    EXPECT_EQ(guest.status(Method::post, "/people", newcomer("otter")), 403U);
    EXPECT_EQ(guest.status(Method::post, "/people", newcomer("otter", "guess")), 403U);
    EXPECT_EQ(guest.status(Method::post, "/people", newcomer("heron", "guess")), 403U)
        << "whoever has no code does not hear which names are taken";
    EXPECT_EQ(guest.status(Method::post, "/people", newcomer("heron", code)), 409U);
    EXPECT_EQ(guest.json(Method::post, "/people", newcomer("otter", code)).at("role"), "user");
    EXPECT_EQ(client().status(Method::post, "/people", newcomer("beaver", code)), 403U) << "used up";
    auto const listed = codes_of(heron);
    ASSERT_EQ(listed.size(), 1U);
    EXPECT_EQ(listed[0].at("label"), "class A");
    EXPECT_EQ(listed[0].at("author"), "heron");
    EXPECT_EQ(listed[0].at("uses"), 1);
    EXPECT_EQ(listed[0].at("most_uses"), 1);
    EXPECT_EQ(listed[0].at("expires"), "2023-11-15T00:00:00.000Z");
    EXPECT_FALSE(listed[0].as_object().contains("code"));
    m_now += std::chrono::hours(2);
    auto const later = new_code(heron, R"(, "expires": "2023-11-15T00:14:00Z")");
    m_now += std::chrono::hours(1);
    EXPECT_EQ(client().status(Method::post, "/people", newcomer("beaver", later)), 403U) << "expired";
}

TEST_F(InvitationsOverTheInterface, AreNotNeededWhereEverybodyMayRegisterAndNoHelpWhereNobodyMay) {
    auto heron = person("heron", "organiser");
    auto const code = new_code(heron);
    EXPECT_EQ(client().json(Method::get, "/registration").at("registration"), "open");
    EXPECT_EQ(client().status(Method::post, "/people", newcomer("otter")), 201U);
    EXPECT_EQ(client().status(Method::post, "/people", newcomer("beaver", "an old code")), 201U);
    m_account_manager.set_registration(Registration::closed);
    EXPECT_EQ(client().json(Method::get, "/registration").at("registration"), "closed");
    auto guest = client();
    for (int attempt = 0; attempt < 150; ++attempt) { // more than wrong codes would be allowed
        ASSERT_THAT(guest.why(Method::post, "/people", newcomer("vole", code)),
                    HasSubstr("registration is closed"));
    }
    EXPECT_EQ(guest.status(Method::post, "/session", newcomer("otter")), 201U) << "people still log in";
    EXPECT_EQ(codes_of(heron)[0].at("uses"), 0);
}

TEST_F(InvitationsOverTheInterface, AreEachOrganisersOwn) {
    auto root = person("root", "administrator");
    auto heron = person("heron", "organiser");
    auto otter = person("otter", "organiser");
    auto beaver = person("beaver", "author");
    m_account_manager.set_registration(Registration::code);
    auto const code = new_code(heron);
    EXPECT_EQ(beaver.status(Method::get, "/invitation-codes"), 403U);
    EXPECT_EQ(beaver.status(Method::post, "/invitation-codes", R"({"label": "mine"})"), 403U);
    EXPECT_EQ(codes_of(otter).size(), 0U);
    EXPECT_EQ(otter.status(Method::remove, "/invitation-codes/1"), 404U);
    EXPECT_EQ(client().status(Method::post, "/people", newcomer("vole", code)), 201U) << "still in use";
    EXPECT_EQ(codes_of(root).size(), 1U);
    EXPECT_EQ(root.status(Method::remove, "/invitation-codes/1"), 204U);
    EXPECT_EQ(heron.status(Method::remove, "/invitation-codes/1"), 404U) << "revoked already";
    EXPECT_FALSE(codes_of(heron)[0].at("revoked").is_null());
    EXPECT_EQ(client().status(Method::post, "/people", newcomer("shrew", code)), 403U);
    for (auto const* const wrong :
         {R"({"label": ""})", R"({"label": "x", "most_uses": 0})",
          R"({"label": "x", "expires": "2020-01-01T00:00:00Z"})", R"({"label": "x", "expires": "soon"})"}) {
        EXPECT_EQ(heron.status(Method::post, "/invitation-codes", wrong), 400U) << wrong;
    }
}

TEST_F(InvitationsOverTheInterface, AreNotGuessedAtLeisure) {
    auto heron = person("heron", "organiser");
    m_account_manager.set_registration(Registration::code);
    auto const code = new_code(heron);
    auto guest = client();
    int denied = 0;
    while (denied < 1000 && guest.status(Method::post, "/people", newcomer("otter", "guess")) == 403U) {
        ++denied;
    }
    EXPECT_EQ(denied, people::LoginRates().network_failures.burst);
    EXPECT_EQ(guest.status(Method::post, "/people", newcomer("otter", code)), 429U);
    EXPECT_EQ(client().status(Method::post, "/people", newcomer("otter", code)), 201U)
        << "other networks are not concerned";
}

} // namespace
} // namespace api
