#include "support/result.hpp"

#include <gtest/gtest.h>

namespace support {
namespace {

TEST(WithKind, GivesAMessageItsKind) {
    auto const failed = with_kind(ErrorKind::invalid,
                                  std::expected<int, std::string>(std::unexpect, "x.toml:1: a is missing"));
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().kind, ErrorKind::invalid);
    EXPECT_EQ(failed.error().message, "x.toml:1: a is missing");
}

TEST(WithKind, PassesValuesOn) {
    EXPECT_EQ(with_kind(ErrorKind::invalid, std::expected<int, std::string>(7)), 7);
    EXPECT_TRUE(with_kind(ErrorKind::invalid, std::expected<void, std::string>()));
}

} // namespace
} // namespace support
