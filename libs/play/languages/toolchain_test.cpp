#include "languages/toolchain.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

namespace languages {
namespace {

Language with_file(std::string file) {
    Language language{};
    language.title = "Toy";
    language.toolchain = {.files = {"/", std::move(file)}, .packages = {"toy", "toy-lib"}};
    return language;
}

TEST(Toolchain, ThatIsMissingIsReportedAsSuch) {
    auto const missing = check_toolchain(with_file("/nowhere/toy"));
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().kind, support::ErrorKind::unavailable);
    EXPECT_EQ(missing.error().message, "Toy bots need /nowhere/toy; install toy toy-lib");
}

TEST(Toolchain, ThatIsThereIsFine) {
    EXPECT_TRUE(check_toolchain(with_file("/dev/null")));
    EXPECT_TRUE(check_toolchain(Language{}));
}

TEST(Toolchain, HasAStampThatChangesWithIt) {
    temporary::Directory const directory;
    auto const language = with_file(directory.write("toy", "version 1"));
    auto const before = toolchain_stamp(language);
    EXPECT_EQ(toolchain_stamp(language), before);
    directory.write("toy", "version 10");
    EXPECT_NE(toolchain_stamp(language), before);
}

} // namespace
} // namespace languages
