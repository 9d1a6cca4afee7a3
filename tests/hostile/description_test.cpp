#include "hostile/description.hpp"

#include <gtest/gtest.h>

namespace hostile {
namespace {

using namespace std::chrono_literals;

TEST(Description, IsReadFromTheFirstLines) {
    auto const description =
        Description::parse("// hostile: does harm\n"
                           "// expect: over time or exited 1\n"
                           "// limits: memory=64M cpu=300ms wall=2s tasks=16 processes proc\n"
                           "// refused: a b/c\n"
                           "int main(void) {}\n"
                           "// expect: nothing\n");
    ASSERT_TRUE(description) << description.error().message;
    EXPECT_EQ(description->what, "does harm");
    ASSERT_EQ(description->expected.size(), 2U);
    EXPECT_EQ(description->expected[0].exit_reason, "over time");
    EXPECT_EQ(description->expected[1].exit_reason, "exited");
    EXPECT_EQ(description->expected[1].detail, "1");
    EXPECT_EQ(description->limits.memory, 64 * sandbox::mebibyte);
    EXPECT_EQ(description->limits.cpu_time, 300ms);
    EXPECT_EQ(description->limits.wall_time, 2s);
    EXPECT_EQ(description->limits.tasks, 16U);
    EXPECT_TRUE(description->limits.processes);
    EXPECT_TRUE(description->proc);
    EXPECT_FALSE(description->build);
    EXPECT_EQ(description->refused, (std::vector<std::string>{"a", "b/c"}));
}

TEST(Description, SaysWhatTheTableBlames) {
    auto const bot =
        Description::parse("# hostile: x\n# blame: bad message or exited\n# opponent: _silent.py\n");
    ASSERT_TRUE(bot) << bot.error().message;
    EXPECT_EQ(expected_blame(*bot, true), (std::vector<std::string>{"bad message", "exited"}));
    EXPECT_EQ(bot->opponent, "_silent.py");
    EXPECT_FALSE(bot->is_engine);
    auto const engine =
        Description::parse("# hostile: x\n# expect: signalled 6\n# expect-uncounted: over time\n"
                           "# role: engine\n");
    ASSERT_TRUE(engine) << engine.error().message;
    EXPECT_TRUE(engine->is_engine);
    EXPECT_EQ(expected_blame(*engine, true), std::vector<std::string>{"crashed"});
    EXPECT_EQ(expected_blame(*engine, false), (std::vector<std::string>{"over time", "over wall time"}));
}

TEST(Description, MustBeUnderstoodInFull) {
    EXPECT_FALSE(Description::parse("# hostile: x\n# blame: nobody\n# role: judge\n"));
    EXPECT_FALSE(Description::parse("// hostile: x\n"));
    EXPECT_FALSE(Description::parse("// expect: exited\n"));
    EXPECT_FALSE(Description::parse("# hostile: x\n# expect: exited\n# limits: memroy=3M\n"));
    EXPECT_FALSE(Description::parse("# hostile: x\n# expect: exited\n# limits: memory=lots\n"));
    EXPECT_FALSE(Description::parse("# hostile: x\n# expect: exited\n# limit: memory=3M\n"));
    EXPECT_TRUE(Description::parse("# hostile: x\n# expect: exited\n"));
}

TEST(Description, ComparesExitReasons) {
    std::vector<Expectation> const expected{{"exited", "0"}, {"over time", ""}};
    sandbox::Report report{.exit_reason = sandbox::ExitReason::exited, .exit_code = 0};
    EXPECT_EQ(compare(expected, report), "");
    report.exit_code = 1;
    EXPECT_NE(compare(expected, report), "");
    report.exit_reason = sandbox::ExitReason::over_time;
    EXPECT_EQ(compare(expected, report), "");
    report = {.exit_reason = sandbox::ExitReason::forbidden_call, .detail = "mount"};
    EXPECT_EQ(compare({{"forbidden call", "mount"}}, report), "");
    EXPECT_EQ(compare({{"forbidden call", ""}}, report), "");
    EXPECT_NE(compare({{"forbidden call", "ptrace"}}, report), "");
}

} // namespace
} // namespace hostile
