// Sessions, second factors and tokens as browsers and programs use them.
#include "api/browser_test.hpp"
#include "people/totp.hpp"

#include <gmock/gmock.h>

namespace api {
namespace {

using http::Method;
using testing::HasSubstr;
using tests::Interfaces;

TEST_F(Interfaces, ListSessionsAndEndThem) {
    administrator();
    auto here = user("otter");
    auto there = client();
    there.headers = {{"user-agent", "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"}};
    m_now += std::chrono::minutes(1);
    EXPECT_EQ(there.send(Method::post, "/session", credentials("otter")).status, 201U);
    auto const sessions = json(here.send(Method::get, "/sessions")).at("items").as_array();
    ASSERT_EQ(sessions.size(), 2U);
    auto const& other = sessions[sessions[0].at("current").as_bool() ? 1 : 0];
    EXPECT_THAT(std::string(other.at("device").as_string()), HasSubstr("Firefox"));
    EXPECT_THAT(std::string(other.at("address").as_string()), testing::StartsWith("192.0.2."));
    auto const path = "/sessions/" + std::string(other.at("id").as_string());
    EXPECT_EQ(user("beaver").send(Method::remove, path).status, 404U);
    EXPECT_EQ(here.send(Method::remove, path).status, 204U);
    EXPECT_EQ(there.send(Method::get, "/session").status, 401U);
    EXPECT_EQ(here.send(Method::get, "/session").status, 200U);
    EXPECT_EQ(here.send(Method::remove, "/sessions").status, 204U);
    EXPECT_EQ(here.send(Method::get, "/session").status, 401U);
}

TEST_F(Interfaces, EndSessionsWhenARoleChanges) {
    auto root = administrator();
    auto otter = user("otter");
    EXPECT_EQ(root.send(Method::patch, "/people/2", R"({"role": "user"})").status, 200U);
    EXPECT_EQ(otter.send(Method::get, "/session").status, 200U) << "nothing has changed";
    EXPECT_EQ(root.send(Method::patch, "/people/2", R"({"role": "organiser"})").status, 200U);
    EXPECT_EQ(otter.send(Method::get, "/session").status, 401U);
    EXPECT_EQ(otter.send(Method::post, "/session", credentials("otter")).status, 201U);
    EXPECT_EQ(root.send(Method::patch, "/people/2", R"({"disabled": true})").status, 200U);
    EXPECT_EQ(root.send(Method::patch, "/people/2", R"({"disabled": false})").status, 200U);
    EXPECT_EQ(otter.send(Method::get, "/session").status, 401U) << "the session does not come back";
}

TEST_F(Interfaces, AskForASecondFactor) {
    auto root = administrator();
    auto otter = user("otter");
    auto const with_code = [](std::string const& code) { return R"({"code": ")" + code + R"("})"; };
    EXPECT_EQ(otter.send(Method::post, "/second-factor", R"({"password": "a wrong password"})").status, 403U);
    auto const begun = json(otter.send(Method::post, "/second-factor", R"({"password": "a long password"})"));
    auto const secret = std::string(begun.at("secret").as_string());
    EXPECT_THAT(std::string(begun.at("uri").as_string()), HasSubstr("Tulkas:otter?secret=" + secret));
    auto const code = [&] { return people::totp_code(secret, people::totp_step(m_now)); };
    EXPECT_EQ(otter.send(Method::put, "/second-factor", with_code("x")).status, 403U);
    auto const codes =
        json(otter.send(Method::put, "/second-factor", with_code(code()))).at("codes").as_array();
    EXPECT_EQ(codes.size(), 10U);
    EXPECT_EQ(otter.send(Method::put, "/second-factor", with_code(code())).status, 409U);
    EXPECT_EQ(json(otter.send(Method::get, "/second-factor")).at("recovery_codes"), 10);
    EXPECT_TRUE(json(otter.send(Method::get, "/session")).at("has_second_factor").as_bool());
    auto elsewhere = client();
    auto const log_in = [&](std::string const& more) {
        return elsewhere.send(Method::post, "/session",
                              R"({"name": "otter", "password": "a long password")" + more + "}");
    };
    auto const missing = log_in("");
    EXPECT_EQ(missing.status, 401U);
    EXPECT_EQ(missing.headers.find("set-cookie"), std::nullopt);
    EXPECT_THAT(std::string(missing.text()), HasSubstr("second_factor_needed"));
    EXPECT_THAT(std::string(log_in(R"(, "code": ")" + code() + "\"").text()), HasSubstr("wrong_code"))
        << "used";
    m_now += std::chrono::minutes(1);
    EXPECT_EQ(log_in(R"(, "code": ")" + code() + "\"").status, 201U);
    EXPECT_EQ(root.send(Method::remove, "/people/1/second-factor").status, 422U);
    EXPECT_EQ(otter.send(Method::remove, "/people/1/second-factor").status, 403U);
    EXPECT_EQ(root.send(Method::remove, "/people/2/second-factor").status, 204U);
    EXPECT_EQ(otter.send(Method::get, "/session").status, 401U);
    EXPECT_EQ(log_in("").status, 201U);
}

TEST_F(Interfaces, GiveARoleWithItsSecondFactor) {
    auto root = administrator();
    m_entrance.require_second_factor_from(people::Role::administrator);
    EXPECT_EQ(root.send(Method::get, "/people").status, 403U);
    EXPECT_TRUE(json(root.send(Method::get, "/session")).at("needs_second_factor").as_bool());
    auto const secret =
        std::string(json(root.send(Method::post, "/second-factor", R"({"password": "a long password"})"))
                        .at("secret")
                        .as_string());
    auto const code = [&] {
        return R"({"code": ")" + people::totp_code(secret, people::totp_step(m_now)) + R"("})";
    };
    EXPECT_EQ(root.send(Method::put, "/second-factor", code()).status, 200U);
    EXPECT_EQ(root.send(Method::get, "/people").status, 200U);
    EXPECT_EQ(root.send(Method::post, "/second-factor/removal", code()).status, 403U) << "used";
    m_now += std::chrono::minutes(1);
    EXPECT_EQ(root.send(Method::post, "/second-factor/removal", code()).status, 204U);
    EXPECT_EQ(root.send(Method::get, "/people").status, 403U);
}

TEST_F(Interfaces, LimitTokensToTheirScopes) {
    auto root = administrator();
    auto const with_token = [&](std::string const& more) {
        auto const made = json(root.send(Method::post, "/tokens", R"({"label": "x")" + more + "}"));
        auto program = client();
        program.headers = {{"authorization", "Bearer " + std::string(made.at("token").as_string())}};
        return program;
    };
    auto everything = with_token("");
    EXPECT_EQ(everything.send(Method::get, "/people").status, 200U);
    EXPECT_EQ(everything.send(Method::post, "/tokens", R"({"label": "y"})").status, 201U);
    auto reader = with_token(R"(, "scopes": ["read"])");
    EXPECT_EQ(reader.send(Method::get, "/session").status, 200U);
    auto const refused = reader.send(Method::get, "/people");
    EXPECT_EQ(refused.status, 403U);
    EXPECT_THAT(std::string(refused.text()), HasSubstr("scope administer"));
    EXPECT_EQ(reader.send(Method::post, "/tokens", R"({"label": "y"})").status, 403U)
        << "else it could make itself one that may more";
    EXPECT_EQ(reader.send(Method::remove, "/sessions").status, 403U);
    auto administrator = with_token(R"(, "scopes": ["administer"], "expires": "2023-11-14T23:13:20Z")");
    EXPECT_EQ(administrator.send(Method::get, "/people").status, 200U);
    EXPECT_EQ(administrator.send(Method::post, "/tokens", R"({"label": "y"})").status, 403U);
    auto const listed = json(root.send(Method::get, "/tokens")).at("items").as_array();
    EXPECT_EQ(listed[0].at("scopes"), support::Json(nullptr));
    EXPECT_EQ(listed.back().at("scopes"), support::Json({"administer"}));
    EXPECT_EQ(listed.back().at("expires"), "2023-11-14T23:13:20.000Z");
    m_now += std::chrono::hours(1);
    EXPECT_EQ(administrator.send(Method::get, "/people").status, 401U);
    EXPECT_EQ(root.send(Method::post, "/tokens", R"({"label": "x", "scopes": ["fly"]})").status, 400U);
    EXPECT_EQ(root.send(Method::post, "/tokens", R"({"label": "x", "scopes": []})").status, 400U);
    EXPECT_EQ(
        root.send(Method::post, "/tokens", R"({"label": "x", "expires": "2023-11-14T22:13:20Z"})").status,
        400U);
}

} // namespace
} // namespace api
