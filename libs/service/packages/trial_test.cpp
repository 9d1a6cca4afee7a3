#include "languages/home.hpp"
#include "packages/trial.hpp"
#include "program_games/bench.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace packages {
namespace {

using testing::HasSubstr;

// Stops the trial when a program sleeps for the second time.
class SecondSleepStops final : public support::CorePermit {
public:
    void rest() override { stop = ++m_sleeps >= 2; }
    void resume() override {}

    std::atomic<bool> stop = false;

private:
    int m_sleeps = 0;
};

class ATrial : public testing::Test {
protected:
    // The example game, whose engine sleeps once in each game.
    static Package sleepy_nim() {
        auto package = read_package(languages::find_home().value().directory / "examples/games/nim").value();
        auto& engine = std::ranges::find(package.files, "engine.py", &languages::SourceFile::name)->content;
        constexpr std::string_view first = "        self.heaps = [3, 5, 7]\n";
        engine.insert(engine.find(first), "        import time\n        time.sleep(3)\n");
        return package;
    }

    confined::Directory m_programs;
    program_games::Bench m_bench{m_programs};
};

TEST_F(ATrial, GoesOnWhileAnEngineSleeps) {
    auto const outcome = try_out(sleepy_nim(), m_bench.workshop(), {.games = 1});
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_TRUE(std::holds_alternative<Trial>(*outcome));
}

TEST_F(ATrial, IsStoppedWhileTheEngineSleepsThatIsGivenTheAnswersAgain) {
    SecondSleepStops core;
    auto const outcome =
        try_out(sleepy_nim(), m_bench.workshop(), {.games = 1, .stop = &core.stop, .core = &core});
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().kind, support::ErrorKind::unavailable);
    EXPECT_THAT(outcome.error().message, HasSubstr("the trial was stopped"));
}

} // namespace
} // namespace packages
