#include "relay/token.hpp"

#include <gtest/gtest.h>

namespace relay {
namespace {

TEST(Token, IsNewEachTime) {
    auto const token = new_token();
    EXPECT_TRUE(check_token(token));
    EXPECT_EQ(token.size(), 32U);
    EXPECT_NE(new_token(), token);
}

TEST(Token, IsTheSameOnlyIfAllOfItIs) {
    EXPECT_TRUE(is_same_token("a-token-of-some-length", "a-token-of-some-length"));
    for (auto const* other :
         {"b-token-of-some-length", "a-token-of-some-lengtH", "a-token", "", "a-token-of-some-length "}) {
        EXPECT_FALSE(is_same_token("a-token-of-some-length", other)) << other;
    }
}

TEST(Token, MustBeLongAndPrintable) {
    EXPECT_TRUE(check_token(std::string(16, 'x')));
    EXPECT_TRUE(check_token(std::string(256, 'x')));
    for (auto const& bad :
         {std::string(15, 'x'), std::string(257, 'x'), std::string("sixteen letters "),
          std::string("sixteen\nletters!"), std::string("sixteen-letters\x7F"), std::string()}) {
        EXPECT_FALSE(check_token(bad)) << bad;
    }
}

} // namespace
} // namespace relay
