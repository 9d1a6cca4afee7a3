#include "api/uploaded.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace api {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string policy_of(std::string const& type) {
    auto const response = show_uploaded({}, {.type = type, .hash = "abc", .bytes = "<svg/>"});
    return std::string(response.headers.find("content-security-policy").value());
}

TEST(UploadedThings, AreShownInASandboxWithoutAnOriginOfOurs) {
    for (auto const* const type : {"text/html", "image/svg+xml", "image/png"}) {
        EXPECT_THAT(policy_of(type),
                    AllOf(testing::StartsWith("sandbox"), Not(HasSubstr("allow-same-origin")),
                          Not(HasSubstr("allow-top-navigation")), Not(HasSubstr("allow-popups")),
                          HasSubstr("default-src 'none'"), Not(HasSubstr("connect-src")),
                          HasSubstr("form-action 'none'"), HasSubstr("frame-ancestors 'self'")));
    }
}

TEST(UploadedThings, RunScriptsWhereTheyAreViewersAlone) {
    EXPECT_THAT(policy_of("text/html"), HasSubstr("sandbox allow-scripts;"));
    EXPECT_THAT(policy_of("image/svg+xml"), AllOf(HasSubstr("sandbox;"), HasSubstr("script-src 'none'")));
}

// What a browser makes of it: tests/web/uploaded_test.mjs.
TEST(UploadedThings, CannotUseWebRtcWhereTheyAreViewers) {
    EXPECT_THAT(policy_of("text/html"),
                AllOf(HasSubstr("webrtc 'block'"), HasSubstr("trusted-types default")));
    auto const page = in_sandbox("text/html", "<script>viewer()</script>");
    auto const taken_away = page.text().find("RTC");
    EXPECT_LT(taken_away, page.text().find("viewer()"));
    EXPECT_EQ(in_sandbox("image/svg+xml", "<svg/>").text(), "<svg/>");
}

TEST(UploadedThings, HaveNothingToDoWithWhoAsks) {
    http::Request request;
    request.headers.add("cookie", "tulkas_session=secret");
    auto const response = show_uploaded(request, {.type = "text/html", .hash = "abc", .bytes = "<p>"});
    EXPECT_EQ(response.status, 200U);
    EXPECT_TRUE(response.text().ends_with("<p>"));
    EXPECT_EQ(response.headers.find("set-cookie"), std::nullopt);
    EXPECT_EQ(response.headers.find("content-type"), "text/html; charset=utf-8");
    EXPECT_THAT(std::string(response.headers.find("cache-control").value()), HasSubstr("public"));
}

TEST(UploadedThings, AreNotSentTwice) {
    http::Request request;
    request.headers.add("if-none-match", "\"abc\"");
    EXPECT_EQ(show_uploaded(request, {.type = "image/png", .hash = "abc", .bytes = "x"}).status, 304U);
    EXPECT_EQ(show_uploaded(request, {.type = "image/png", .hash = "def", .bytes = "x"}).status, 200U);
}

} // namespace
} // namespace api
