#include "fleet/reported_text.hpp"

#include <gtest/gtest.h>

namespace fleet {
namespace {

TEST(ReportedText, HasNoControlsAndAnEnd) {
    EXPECT_EQ(reported_line("no\x1b[2J\nroom\u202e"), R"(no\x1b[2J\x0aroom\u202e)");
    EXPECT_EQ(reported_output("a\x1b[2J\nb"), "a\\x1b[2J\nb");
    EXPECT_EQ(reported_line("no room left"), "no room left");
    EXPECT_EQ(reported_line(std::string(1'000'000, 'x')).size(), 1000U);
    EXPECT_EQ(reported_output(std::string(1'000'000, 'x')).size(), 16'000U);
}

} // namespace
} // namespace fleet
