#include "languages/build.hpp"
#include "languages/languages.hpp"
#include "languages/toolchains.hpp"
#include "temporary/directory.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace languages {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

std::string complaint(std::string const& text) {
    temporary::Directory const directory;
    directory.write("toolchains.toml", text);
    auto const read = read_toolchains(directory.path() / "toolchains.toml");
    return read ? "" : read.error().message;
}

TEST(Toolchains, AreNoneWithoutAFile) {
    EXPECT_TRUE(read_toolchains("/nowhere/toolchains.toml").value().empty());
}

TEST(Toolchains, MustBeFoldersOfTheirOwn) {
    EXPECT_THAT(complaint("rust = 3"), EndsWith("rust must be a string"));
    EXPECT_THAT(complaint("rust = 'here'"), EndsWith("rust must be an absolute path (got 'here')"));
    EXPECT_THAT(complaint("rust = '/nowhere'"), HasSubstr("must be a folder with a folder bin in it"));
    EXPECT_THAT(complaint("rust = '/'"), HasSubstr("must be the folder of one toolchain"));
    temporary::Directory const directory;
    directory.write("bin/rustc", "");
    EXPECT_THAT(complaint(fmt::format("rust = '{}'", directory.path().string())),
                HasSubstr("must not be below /tmp"));
    EXPECT_THAT(complaint("rust ="), HasSubstr("toolchains.toml"));
}

// Its compiler stands in a home, with secrets beside it.
TEST(Toolchains, OutsideTheSystemAreShownAndNothingAroundThem) {
    temporary::Directory const home("/var/tmp"); // every sandbox has a /tmp of its own
    home.write("tools/1.0/bin/toyc-1.0",
               "#!/bin/sh\necho \"echo built with $(basename $(dirname $(dirname $0)))\" > $1\n"
               "cat $(dirname $0)/../../../secret; ls $(dirname $0)/../..; true\n");
    std::filesystem::permissions(home.path() / "tools/1.0/bin/toyc-1.0", std::filesystem::perms(0755));
    std::filesystem::create_symlink("toyc-1.0", home.path() / "tools/1.0/bin/toyc");
    std::filesystem::create_symlink("1.0", home.path() / "tools/current");
    home.write("secret", "secret");
    home.write("toolchains.toml", fmt::format("toy = '{}/tools/current'\n", home.path().string()));
    home.write("languages/toy.toml", R"(
title = "Toy"
extensions = [".toy"]
[toolchain]
files = ["{toolchain}/bin/toyc"]
packages = ["toy"]
[build]
command = ["/bin/sh", "-c", "toyc {output}/bot"]
outputs = ["bot"]
sees = ["system", "toolchain"]
cpu_seconds = 5
wall_seconds = 60
memory_mb = 64
[run]
command = ["/bin/sh", "{output}/bot"]
sees = ["system"]
)");
    auto const toolchains = read_toolchains(home.path() / "toolchains.toml");
    ASSERT_TRUE(toolchains.has_value()) << toolchains.error().message;
    auto const all = Languages::load(home.path() / "languages", *toolchains);
    ASSERT_TRUE(all.has_value()) << all.error().message;
    EXPECT_THAT(all->languages()[0]->toolchain.root, EndsWith("/tools/1.0"));

    auto launcher = sandbox::Launcher::create({}).value();
    temporary::Directory const cache;
    Setting const setting{.home = {home.path()}};
    Builder const builder(launcher, setting, BuildCache::open(cache.path()).value());
    auto const submission = check_submission(*all, {.name = "bot.toy", .content = "x"}).value();
    std::string heard;
    auto const outcome = builder.build(submission, [&](std::string_view text) { heard += text; }).value();
    ASSERT_TRUE(std::holds_alternative<BuiltBot>(outcome)) << std::get<BuildFailure>(outcome).messages;
    EXPECT_THAT(heard, HasSubstr("secret: No such file or directory"));
    EXPECT_THAT(heard, ::testing::Not(HasSubstr("current")));
    auto const program = std::get<BuiltBot>(outcome).program(setting, 64 * sandbox::mebibyte);
    auto const ran = sandbox::run(
        launcher,
        {.command = program.command, .limits = program.limits, .files = program.files, .input = ""});
    EXPECT_EQ(ran->output, "built with 1.0\n");
}

TEST(Toolchains, OfUnknownLanguagesAreAnError) {
    temporary::Directory const home;
    home.write("languages/toy.toml", "title = 'Toy'\n[run]\ncommand = ['./{source}']\n");
    auto const loaded = Languages::load(home.path() / "languages", {{"rusty", "/opt/rust"}});
    ASSERT_FALSE(loaded.has_value());
    EXPECT_THAT(loaded.error().message, HasSubstr("unknown language 'rusty'"));
}

} // namespace
} // namespace languages
