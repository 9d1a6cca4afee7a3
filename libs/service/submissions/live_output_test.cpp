#include "submissions/live_output.hpp"

#include <gmock/gmock.h>

namespace submissions {
namespace {

using testing::ElementsAre;

class LiveOutputs : public testing::Test {
protected:
    std::vector<std::string> m_told;
    LiveOutput m_output{[this](std::string const& lines) { m_told.push_back(lines); }};
};

TEST_F(LiveOutputs, AreToldInWholeLines) {
    m_output.add("bot.cpp:1: error\nbot.c");
    m_output.add("pp:2:");
    m_output.add(" note\n\n");
    EXPECT_THAT(m_told, ElementsAre("bot.cpp:1: error\n", "bot.cpp:2: note\n\n"));
}

TEST_F(LiveOutputs, ReplaceWhatIsNoText) {
    m_output.add("\xc3");
    m_output.add("\xa4 \xff\n");
    EXPECT_THAT(m_told, ElementsAre("ä ?\n"));
}

TEST_F(LiveOutputs, EndWhenItIsTooMuch) {
    std::string const line = std::string(999, 'x') + "\n";
    for (int count = 0; count < 20; ++count) {
        m_output.add(line);
    }
    EXPECT_EQ(m_told.size(), LiveOutput::most_told / line.size());
}

TEST_F(LiveOutputs, AreNotHeldUpByALineWithoutEnd) {
    for (int count = 0; count < 100; ++count) {
        m_output.add(std::string(1000, 'x'));
    }
    m_output.add("\nan error\n");
    EXPECT_TRUE(m_told.empty());
}

} // namespace
} // namespace submissions
