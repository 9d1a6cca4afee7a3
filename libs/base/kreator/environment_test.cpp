#include "kreator/environment.hpp"
#include "kreator/error.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace kreator {
namespace {

TEST(Environment, KnowsWhatIsAboveAndBelow) {
    Environment const unit("test.unit");
    EXPECT_TRUE(unit.is_below(Environment("test")));
    EXPECT_TRUE(unit.is_below(Environment()));
    EXPECT_FALSE(unit.is_below(unit));
    EXPECT_FALSE(unit.is_below(Environment("te")));
    EXPECT_FALSE(Environment("testing").is_below(Environment("test")));
    EXPECT_FALSE(Environment().is_below(Environment()));
    EXPECT_EQ(unit.parent(), Environment("test"));
    EXPECT_EQ(unit.parent()->parent(), Environment());
    EXPECT_EQ(Environment().parent(), std::nullopt);
}

TEST(Environment, RefusesWhatIsNoPath) {
    for (auto const* path : {".", "a.", ".a", "a..b", "a b", "a/b", "ä"}) {
        EXPECT_THROW(Environment{path}, Error) << path;
    }
}

TEST(Environment, IsThatOfTheProgram) {
    unsetenv("KREATOR_ENV");
    EXPECT_TRUE(Environment::of_program().is_root());
    setenv("KREATOR_ENV", "test.unit", 1);
    EXPECT_EQ(Environment::of_program(), Environment("test.unit"));
    unsetenv("KREATOR_ENV");
}

} // namespace
} // namespace kreator
