#include "languages/languages.hpp"
#include "languages/starters.hpp"
#include "temporary/directory.hpp"

#include <gtest/gtest.h>

namespace languages {
namespace {

TEST(Starters, AreThereForEveryLanguageThatNamesOne) {
    auto const home = find_home().value();
    auto const languages = Languages::load(home.descriptions()).value();
    int count = 0;
    for (auto const& language : languages.languages()) {
        if (auto const starter = starter_for(home, *language, "ploy")) {
            auto const source = read_starter(home, *starter);
            ASSERT_TRUE(source) << language->name;
            EXPECT_FALSE(source->empty()) << language->name;
            ++count;
        }
    }
    EXPECT_EQ(count, 7);
}

TEST(Starters, AreFoundByTheirNames) {
    temporary::Directory const directory;
    Home const home{.directory = directory.path()};
    for (char const* file : {"toy/nim_first.toy", "toy/nim_first.txt", "toy/martian_chess_miser.toy",
                             "java/NimFirst.java", "java/MartianChessMiser.java"}) {
        directory.write(std::string("examples/bots/") + file, "");
    }
    auto const file_of = [&](Language const& language, std::string const& game) {
        auto const starter = starter_for(home, language, game);
        return starter ? starter->file : starter.error().message;
    };
    Language toy;
    toy.name = "toy";
    toy.title = "Toy";
    toy.extensions = {".toy"};
    Language java;
    java.name = "java";
    java.extensions = {".java"};
    EXPECT_EQ(file_of(toy, "nim"), "nim_first.toy");
    EXPECT_EQ(file_of(toy, "nim-solo"), "nim_first.toy") << "a variation has that of its game";
    EXPECT_EQ(file_of(toy, "martian-chess"), "martian_chess_miser.toy");
    EXPECT_EQ(file_of(java, "nim"), "NimFirst.java");
    EXPECT_EQ(file_of(java, "martian-chess"), "MartianChessMiser.java");
    EXPECT_EQ(file_of(toy, "go"), "no Toy starter bot for 'go'; there is one for: martian-chess, nim");
}

TEST(Starters, AreNoneWhereThereIsNoFolder) {
    Language language;
    language.name = "basic";
    language.title = "Basic";
    EXPECT_EQ(starter_for(Home{.directory = "/nowhere"}, language, "nim").error().message,
              "no Basic starter bot for 'nim'; there is one for: no game");
}

} // namespace
} // namespace languages
