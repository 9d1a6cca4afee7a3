#include "languages/build.hpp"
#include "support/file_io.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace languages {
namespace {

using ::testing::HasSubstr;

// A language whose SDK takes long to compile: it becomes a number that only chance knows.
constexpr std::string_view toy = R"(
title = "Toy"
extensions = [".toy"]
[toolchain]
files = ["/bin/sh"]
packages = ["dash"]
[prepare]
command = ["/bin/sh", "{sdk}/prepare.sh", "{output}"]
outputs = ["sdk.tar"]
sees = ["system", "sdk"]
cpu_seconds = 5
wall_seconds = 60
memory_mb = 64
[build]
command = ["/bin/sh", "{source}", "{output}/bot", "{prepared}"]
outputs = ["bot"]
sees = ["system", "prepared"]
cpu_seconds = 5
wall_seconds = 60
memory_mb = 64
[run]
command = ["/bin/sh", "{output}/bot"]
sees = ["system"]
)";

class Preparing : public testing::TestWithParam<bool> {
protected:
    Preparing()
        : m_launcher(sandbox::Launcher::create({.confined = GetParam()}).value()),
          m_setting{.home = {m_home.path()}, .confined = GetParam()} {
        m_home.write("languages/toy.toml", toy);
        m_home.write(
            "sdk/toy/prepare.sh",
            "cd $1; mkdir library; od -An -N8 -tu8 /dev/urandom > library/number; tar cf sdk.tar library");
    }

    [[nodiscard]] support::Result<BuildOutcome> build(Builder const& builder, std::string source) {
        m_heard.clear();
        auto const languages = Languages::load(m_home.path() / "languages").value();
        auto const submission =
            check_submission(languages, {.name = "bot.toy", .content = std::move(source)});
        return builder.build(submission.value(), [&](std::string_view text) { m_heard += text; });
    }
    [[nodiscard]] Builder builder() {
        return {m_launcher, m_setting, BuildCache::open(m_cache.path()).value()};
    }
    // What a source builds.
    [[nodiscard]] std::string built(Builder const& builder, std::string source) {
        auto const outcome = build(builder, std::move(source)).value();
        auto const* const bot = std::get_if<BuiltBot>(&outcome);
        return bot == nullptr ? std::get<BuildFailure>(outcome).messages
                              : support::read_file(bot->entry->directory() / "built/bot", 1000).value();
    }
    [[nodiscard]] std::string number(Builder const& builder, std::string const& comment) {
        return built(builder, "cat $2/library/number > $1 # " + comment);
    }

    temporary::Directory m_home;
    temporary::Directory m_cache;
    sandbox::Launcher m_launcher;
    Setting m_setting;
    std::string m_heard;
};

INSTANTIATE_TEST_SUITE_P(Sandbox, Preparing, testing::Bool(),
                         [](auto const& sandbox) { return sandbox.param ? "On" : "Off"; });

TEST_P(Preparing, HappensOnceForAllBuilds) {
    auto const builder = this->builder();
    auto const first = number(builder, "one");
    EXPECT_THAT(m_heard, HasSubstr("compiling the SDK for Toy"));
    EXPECT_EQ(number(builder, "two"), first);
    EXPECT_EQ(m_heard, "");
    EXPECT_EQ(number(this->builder(), "three"), first); // another process
}

TEST_P(Preparing, IsToldToWhoWaits) {
    std::vector<std::string> told;
    m_setting.progress = [&](std::string_view words) { told.emplace_back(words); };
    auto const builder = this->builder();
    (void)number(builder, "one");
    (void)number(builder, "two");
    (void)number(builder, "two"); // is there already
    EXPECT_THAT(told, ::testing::ElementsAre("compiling the SDK for Toy, once for this compiler …",
                                             "building bot (Toy) …", "building bot (Toy) …"));
}

TEST_P(Preparing, HappensAgainForAnotherSdk) {
    auto const first = number(builder(), "one");
    m_home.write("sdk/toy/more", "x");
    EXPECT_NE(number(builder(), "one"), first);
}

TEST_P(Preparing, FailsAsAFaultOfTheMachine) {
    m_home.write("sdk/toy/prepare.sh", "echo no such header >&2; exit 1");
    auto const outcome = build(builder(), "true");
    ASSERT_FALSE(outcome.has_value());
    EXPECT_EQ(outcome.error().kind, support::ErrorKind::unavailable);
    EXPECT_THAT(outcome.error().message,
                HasSubstr("cannot compile the SDK for Toy: does not compile\nno such header"));
    m_home.write("sdk/toy/prepare.sh", "echo nothing > $1/sdk.tar");
    EXPECT_FALSE(build(builder(), "true").has_value());
}

class PreparingConfined : public Preparing {};
INSTANTIATE_TEST_SUITE_P(Sandbox, PreparingConfined, testing::Values(true), [](auto const&) { return "On"; });

TEST_P(PreparingConfined, BuildsCannotChangeIt) {
    auto const builder = this->builder();
    auto const first = number(builder, "one");
    EXPECT_THAT(built(builder, "echo 1 > $2/library/number; echo 1 > $2/new; rm $2/library/number; exit 1"),
                HasSubstr("Read-only file system"));
    EXPECT_EQ(number(builder, "two"), first);
}

TEST_P(PreparingConfined, SeesNothingThatWasHandedIn) {
    m_home.write("sdk/toy/prepare.sh", "cd $1; ls /program/source > list; tar cf sdk.tar list");
    EXPECT_EQ(built(builder(), "cat $2/list > $1"), "");
}

} // namespace
} // namespace languages
