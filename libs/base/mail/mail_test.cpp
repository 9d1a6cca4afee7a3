#include "mail/address.hpp"
#include "mail/send.hpp"
#include "mail/subject.hpp"

#include <gtest/gtest.h>

namespace mail {
namespace {

TEST(AnAddress, IsPlain) {
    for (auto const* const good : {"anna@school.example", "a.b+c@x.y", "o'neil@uni-graz.at", "1@2.example",
                                   "x_y@sub.dept.uni.example"}) {
        EXPECT_TRUE(check_address(good)) << good;
    }
    for (std::string const bad : {"",
                                  "@",
                                  "anna",
                                  "anna@",
                                  "@x.y",
                                  "anna@school",
                                  "anna@x..y",
                                  ".anna@x.y",
                                  "anna.@x.y",
                                  "an na@x.y",
                                  "anna@x.y\r\nBcc: all@x.y",
                                  "anna@x.y>",
                                  "<anna@x.y>",
                                  "anna@x.y,bert@x.y",
                                  "anna@-x.y",
                                  "anna@x-.y",
                                  "a@b@c.d",
                                  "\"a b\"@x.y",
                                  "änna@x.y",
                                  "anna@schüle.example",
                                  "anna@x.y\n",
                                  "anna@[127.0.0.1]"}) {
        EXPECT_FALSE(check_address(bad)) << bad;
    }
    EXPECT_FALSE(check_address(std::string(65, 'a') + "@x.y"));
    EXPECT_FALSE(check_address("a@" + std::string(250, 'a') + ".y"));
    EXPECT_FALSE(check_address(std::string("anna\0@x.y", 9)));
}

TEST(ASubject, IsOneLineInAnyScript) {
    EXPECT_EQ(subject_header("Set a new password"), "Set a new password");
    EXPECT_EQ(subject_header("a\r\nBcc: b"), "a  Bcc: b");
    EXPECT_EQ(subject_header("Jelszó"), "=?UTF-8?B?SmVsc3rDsw==?=");
    std::string long_one;
    for (int number = 0; number < 40; ++number) {
        long_one += "ő";
    }
    auto const header = subject_header(long_one);
    EXPECT_NE(header.find("\r\n =?UTF-8?B?"), std::string::npos);
    for (auto rest = std::string_view(header); !rest.empty();) { // no line is longer than RFC 2047 allows
        auto const end = std::min(rest.find("\r\n"), rest.size());
        EXPECT_LE(end, 76U);
        rest.remove_prefix(std::min(end + 2, rest.size()));
    }
}

TEST(AMail, NeedsAServerThatAnswers) {
    Server const nobody{
        .host = "127.0.0.1", .port = 1, .encryption = Encryption::none, .from = "a@b.example"};
    Message const message{.to = "anna@school.example", .subject = "x", .text = "y"};
    EXPECT_EQ(send(nobody, message, {}).error().kind, support::ErrorKind::unavailable);
    EXPECT_EQ(send(nobody, {.to = "a@b.c\nd", .subject = "", .text = ""}, {}).error().kind,
              support::ErrorKind::invalid);
}

} // namespace
} // namespace mail
