#include "languages/starters.hpp"

#include <gtest/gtest.h>

namespace languages {
namespace {

TEST(Starters, AreThereForEveryLanguageThatNamesOne) {
    auto const home = find_home().value();
    auto const registry = Registry::load(home.descriptions()).value();
    int count = 0;
    for (auto const& language : registry.languages()) {
        if (auto const starter = starter_for(*language, "ploy")) {
            auto const source = read_starter(home, *starter);
            ASSERT_TRUE(source) << language->name;
            EXPECT_FALSE(source->empty()) << language->name;
            ++count;
        }
    }
    EXPECT_EQ(count, 7);
}

TEST(Starters, OfOneLanguageSayWhichGamesHaveOne) {
    Language language;
    language.title = "C++";
    language.starters = {{"nim", "nim.cpp"}, {"ploy", "ploy.cpp"}};
    EXPECT_EQ(starter_for(language, "ploy").value().file, "ploy.cpp");
    EXPECT_EQ(starter_for(language, "go").error().message,
              "no C++ starter bot for 'go'; there is one for: nim, ploy");
}

} // namespace
} // namespace languages
