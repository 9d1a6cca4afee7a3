#include "languages/starters.hpp"

#include <gtest/gtest.h>

namespace languages {
namespace {

TEST(Starters, AreThereForEveryLanguageThatNamesOne) {
    auto const home = find_home().value();
    auto const registry = Registry::load(home.descriptions()).value();
    auto const starters = starters_for(registry, "ploy");
    ASSERT_EQ(starters.size(), 7U);
    EXPECT_EQ(starters.front().language, "cpp");
    EXPECT_EQ(starters.front().title, "C++");
    for (auto const& starter : starters) {
        auto const source = read_starter(home, starter);
        ASSERT_TRUE(source) << starter.language;
        EXPECT_FALSE(source->empty()) << starter.language;
    }
    EXPECT_TRUE(starters_for(registry, "go").empty());
}

TEST(Starters, OfOneLanguageSayWhichGamesHaveOne) {
    Language language;
    language.title = "C++";
    language.starters = {{"nim", "nim.cpp"}, {"ploy", "ploy.cpp"}};
    EXPECT_EQ(starter_for(language, "ploy").value().file, "ploy.cpp");
    EXPECT_EQ(starter_for(language, "go").error().message,
              "there is no C++ bot for 'go' to begin with; there is one for: nim, ploy");
}

} // namespace
} // namespace languages
