#include "languages/toolchain.hpp"
#include "temporary/directory.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>

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

// As ghcup and pyenv have it, and as a folder of links to other folders has it.
TEST(Toolchain, MayHaveLinksThatStayInItsFolder) {
    temporary::Directory const home;
    auto const root = home.path() / "toy/1.0";
    home.write("toy/1.0/bin/toy-1.0", "");
    std::filesystem::create_symlink("toy-1.0", root / "bin/toy");
    Language language = with_file(root / "bin/toy");
    language.toolchain.root = root;
    EXPECT_TRUE(check_toolchain(language));

    std::filesystem::create_directories(home.path() / "bin");
    std::filesystem::create_symlink("../toy/1.0/bin/toy", home.path() / "bin/toy");
    language = with_file(home.path() / "bin/toy");
    language.toolchain.root = home.path();
    EXPECT_TRUE(check_toolchain(language));

    language.toolchain.root = home.path() / "bin";
    auto const refused = check_toolchain(language);
    ASSERT_FALSE(refused);
    EXPECT_EQ(
        refused.error().message,
        fmt::format("Toy bots need {}/bin/toy, which is a link to {}/bin/toy-1.0, outside of the toolchain's "
                    "folder; name that program's folder in toolchains.toml",
                    home.path().string(), root.string()));
}

TEST(Toolchain, MayHaveLinksToTheSystem) {
    temporary::Directory const home;
    home.write("bin/other", "");
    std::filesystem::create_symlink("/usr/bin/env", home.path() / "bin/toy");
    Language language = with_file(home.path() / "bin/toy");
    language.toolchain.root = home.path();
    EXPECT_TRUE(check_toolchain(language));
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
