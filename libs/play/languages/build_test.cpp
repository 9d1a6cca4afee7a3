#include "languages/build.hpp"
#include "sandbox/run.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

namespace languages {
namespace {

using Why = BuildFailure::Why;

// A language whose compiler is the shell, run on the source; what it builds is what the source makes of $1.
constexpr std::string_view shell = R"(
title = "Shell"
extensions = [".sh"]
[toolchain]
files = ["/bin/sh"]
packages = ["dash"]
[build]
command = ["/bin/sh", "{source}", "{output}/bot", "{sdk}"]
outputs = ["bot"]
sees = ["system", "sdk"]
cpu_seconds = 1
wall_seconds = 3
memory_mb = 64
tasks = 8
[run]
command = ["/bin/sh", "{output}/bot", "{stem}", "{memory_mb}"]
sees = ["system"]
environment = { GREETING = "hello" }
least_memory_mb = 32
)";

class Building : public testing::TestWithParam<bool> {
protected:
    Building()
        : m_launcher(sandbox::Launcher::create({.confined = GetParam()}).value()),
          m_setting{.home = {m_home.path()}, .confined = GetParam()} {
        m_home.write("languages/shell.toml", shell);
        m_home.write("sdk/shell/library", "from the SDK\n");
    }

    [[nodiscard]] Submission submission(std::string source, std::string name = "bot.sh") const {
        auto const languages = Languages::load(m_home.path() / "languages").value();
        return check_submission(languages, {.name = std::move(name), .content = std::move(source)}).value();
    }
    [[nodiscard]] Builder builder() {
        return {m_launcher, m_setting, BuildCache::open(m_cache.path()).value()};
    }
    [[nodiscard]] BuildOutcome build(std::string source) {
        return builder().build(submission(std::move(source))).value();
    }
    [[nodiscard]] BuiltBot built(std::string source) { return std::get<BuiltBot>(build(std::move(source))); }
    [[nodiscard]] BuildFailure failure(std::string source) {
        return std::get<BuildFailure>(build(std::move(source)));
    }
    [[nodiscard]] std::string output_of(BuiltBot const& bot, std::uint64_t memory = 64 * sandbox::mebibyte) {
        auto const program = bot.program(m_setting, memory);
        return sandbox::run(m_launcher,
                            {.command = program.command, .limits = program.limits, .files = program.files})
            .value()
            .output;
    }
    [[nodiscard]] std::size_t entries() const {
        return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(m_cache.path()),
                                                      std::filesystem::directory_iterator()));
    }

    temporary::Directory m_home;
    temporary::Directory m_cache;
    sandbox::Launcher m_launcher;
    Setting m_setting;
};

INSTANTIATE_TEST_SUITE_P(Sandbox, Building, testing::Bool(),
                         [](auto const& sandbox) { return sandbox.param ? "On" : "Off"; });

TEST_P(Building, MakesAProgramThatRuns) {
    auto const bot = built("echo 'echo $GREETING from $1 with $2' > $1");
    EXPECT_EQ(bot.name, "bot");
    EXPECT_EQ(output_of(bot), "hello from bot with 64\n");
}

TEST_P(Building, ShowsTheSdk) {
    EXPECT_EQ(output_of(built("echo \"echo $(cat $2/library)\" > $1")), "from the SDK\n");
}

TEST_P(Building, LetsTheProgramSeeItsSources) {
    EXPECT_EQ(output_of(built("echo 'read line < bot.sh; echo $line' > $1\n")),
              "echo 'read line < bot.sh; echo $line' > $1\n");
}

TEST_P(Building, RaisesMemoryToTheLeastThatALanguageNeeds) {
    EXPECT_EQ(output_of(built("echo 'echo $2' > $1"), sandbox::mebibyte), "32\n");
}

TEST_P(Building, TellsWhatTheCompilerSaid) {
    auto const result = failure("echo one; echo two >&2; exit 1");
    EXPECT_EQ(result.why, Why::does_not_compile);
    EXPECT_EQ(result.messages, "one\ntwo\n");
    EXPECT_EQ(entries(), 0U);
}

TEST_P(Building, TellsWhatTheCompilerSaysWhileItWorks) {
    std::vector<std::string> heard;
    auto const listen = [&](std::string_view text) { heard.emplace_back(text); };
    auto const source = submission("echo one >&2; sleep 0.4; echo two; echo three >&2; touch $1");
    ASSERT_TRUE(builder().build(source, listen));
    ASSERT_GE(heard.size(), 2U);
    EXPECT_EQ(heard.front(), "one\n") << "before the rest is printed";
    std::string all;
    for (auto const& text : heard) {
        all += text;
    }
    EXPECT_EQ(all.size(), std::string_view("one\ntwo\nthree\n").size());
    EXPECT_NE(all.find("two\n"), std::string::npos);
}

TEST_P(Building, RepeatsWhatTheCompilerSaidOfWhatIsBuiltAlready) {
    std::string heard;
    auto const listen = [&](std::string_view text) { heard += text; };
    auto const source = submission("echo careful >&2; touch $1");
    for (int time = 0; time < 2; ++time) {
        heard.clear();
        ASSERT_TRUE(builder().build(source, listen));
        EXPECT_EQ(heard, "careful\n");
    }
}

TEST_P(Building, NoticesWhenNothingWasBuilt) {
    EXPECT_EQ(failure("true").summary, "the build produced no program");
}

TEST_P(Building, EndsWhatTakesTooLong) {
    EXPECT_EQ(failure("while true; do true; done").why, Why::over_time);
    EXPECT_EQ(failure("while true; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; done").why,
              Why::over_output);
}

TEST_P(Building, BuildsOnlyOnce) {
    auto const first = built("echo \"echo $$ $(date +%N)\" > $1");
    auto const second = built("echo \"echo $$ $(date +%N)\" > $1");
    EXPECT_EQ(output_of(first), output_of(second));
    EXPECT_EQ(entries(), 1U);
    EXPECT_EQ(first.digest, second.digest);
}

TEST_P(Building, BuildsAgainWhenAnythingChanged) {
    auto const source = "echo true > $1";
    (void)built(source);
    (void)builder().build(submission(source, "other.sh")).value();
    EXPECT_EQ(entries(), 2U);
    m_home.write("sdk/shell/library", "changed");
    (void)built(source);
    EXPECT_EQ(entries(), 3U);
    m_home.write("languages/shell.toml", std::string(shell) + "# changed");
    (void)built(source);
    EXPECT_EQ(entries(), 4U);
}

TEST_P(Building, NeedsTheToolchain) {
    std::string text(shell);
    text.replace(text.find("[\"/bin/sh\"]"), 11, "[\"/bin/none\"]");
    m_home.write("languages/shell.toml", text);
    auto const outcome = builder().build(submission("true"));
    EXPECT_EQ(outcome.error().message, "Shell bots need /bin/none; install dash");
}

TEST_P(Building, TakesProgramsThatAreBuiltAlready) {
    m_home.write("languages/program.toml",
                 "title = 'Program'\n[run]\ncommand = ['./{source}']\nsees = ['system']\n");
    auto const languages = Languages::load(m_home.path() / "languages").value();
    auto const program = check_submission(
        languages, {.name = "hello", .content = "#!/bin/sh\necho hello\n", .executable = true});
    auto const outcome = builder().build(program.value()).value();
    EXPECT_EQ(output_of(std::get<BuiltBot>(outcome)), "hello\n");
}

class BuildingConfined : public Building {};
INSTANTIATE_TEST_SUITE_P(Sandbox, BuildingConfined, testing::Values(true), [](auto const&) { return "On"; });

TEST_P(BuildingConfined, SeesNothingElseAndLeavesNothingElse) {
    auto const result = failure("touch new /sdk/x; cat /etc/shadow /home; exit 1");
    EXPECT_EQ(result.messages, "touch: cannot touch 'new': Read-only file system\n"
                               "touch: cannot touch '/sdk/x': Read-only file system\n"
                               "cat: /etc/shadow: No such file or directory\n"
                               "cat: /home: No such file or directory\n");
}

TEST_P(BuildingConfined, KeepsProgramsWithTheSameTimeWhereverTheyAreBuilt) {
    auto const bot = built("echo 'echo' > $1");
    auto const entry = std::filesystem::directory_iterator(m_cache.path())->path();
    EXPECT_EQ(std::chrono::file_clock::to_sys(std::filesystem::last_write_time(entry / "built/bot")),
              std::chrono::sys_seconds{});
}

TEST_P(BuildingConfined, EndsWhatNeedsTooMuchMemory) {
    auto const result = failure("x=xxxxxxxxxxxxxxxx; while true; do x=$x$x; done");
    EXPECT_EQ(result.why, Why::over_memory) << result.summary << result.messages;
}

TEST_P(BuildingConfined, DoesNotFollowLinksOutOfTheScratchDirectory) {
    EXPECT_EQ(failure("ln -s /etc/passwd $1").summary, "the build produced no program");
}

} // namespace
} // namespace languages
