#include "languages/manifest.hpp"

#include <gtest/gtest.h>

namespace languages {
namespace {

std::string manifest_error(std::string_view text) {
    return parse_manifest(text, "d/tulkas.toml").error().message;
}

TEST(Manifest, NeedsAMainFile) {
    EXPECT_EQ(parse_manifest("main = 'bot.py'", "t").value(), (Manifest{"bot.py", {}, {}}));
    EXPECT_EQ(manifest_error("name = 'x'"), "d/tulkas.toml: main is missing");
}

TEST(Manifest, MayNameBotAndLanguage) {
    EXPECT_EQ(parse_manifest("main = 'src/bot'\nname = 'Nick'\nlanguage = 'python'", "t").value(),
              (Manifest{"src/bot", "Nick", "python"}));
}

TEST(Manifest, MaySayForHowManyPlayersAnEngineIs) {
    EXPECT_EQ(parse_manifest("main = 'engine.py'\nplayers = 2", "t").value().players, 2U);
    EXPECT_EQ(manifest_error("main = 'engine.py'\nplayers = 0"),
              "d/tulkas.toml:2: players must be a whole number from 1 to 26");
}

TEST(Manifest, IsReadStrictly) {
    EXPECT_EQ(manifest_error("main = '../bot.py'"), "d/tulkas.toml:1: main must be a file in this directory");
    EXPECT_EQ(manifest_error("main = '/bot.py'"), "d/tulkas.toml:1: main must be a file in this directory");
    EXPECT_EQ(manifest_error("main = 'b.py'\nname = 'a  b'"),
              "d/tulkas.toml:2: name is not a valid name: the name 'a  b' must not contain more than single "
              "spaces between words");
    EXPECT_EQ(manifest_error("main = 'b.py'\ngame = 'x'"), "d/tulkas.toml:2: game is not a known key");
    EXPECT_EQ(manifest_error("main = "), parse_manifest("main = ", "d/tulkas.toml").error().message);
}

} // namespace
} // namespace languages
