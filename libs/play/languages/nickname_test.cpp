#include "languages/nickname.hpp"

#include <gtest/gtest.h>

namespace languages {
namespace {

Language slashes() {
    Language language{};
    language.nickname_marks = {"///"};
    return language;
}

std::optional<std::string> nickname(std::string_view source) {
    return find_nickname(source, slashes()).value();
}

TEST(Nickname, StandsInTheFirstLine) {
    EXPECT_EQ(nickname("///Nick\nint main() {}\n"), "Nick");
    EXPECT_EQ(nickname("///Nick \r\n"), "Nick");
    EXPECT_EQ(nickname("/// Nick\n"), "Nick");
    EXPECT_EQ(nickname("///Nick the Great\n"), "Nick the Great");
    EXPECT_EQ(nickname("///Čeněk-7"), "Čeněk-7");
    EXPECT_EQ(nickname("\n///Nick\n"), std::nullopt);
    EXPECT_EQ(nickname(""), std::nullopt);
}

TEST(Nickname, IsNotEveryComment) {
    EXPECT_EQ(nickname("/// Plays greedily."), std::nullopt);
    EXPECT_EQ(nickname("/// Plays so well that nobody will believe it"), std::nullopt);
    EXPECT_EQ(nickname("/// <summary>"), std::nullopt);
    EXPECT_EQ(nickname("///    "), std::nullopt);
    EXPECT_EQ(nickname("//Nick"), std::nullopt);
    EXPECT_EQ(nickname("///"), std::nullopt);
    EXPECT_EQ(nickname("//////////"), std::nullopt);
}

TEST(Nickname, MayHaveSeveralMarks) {
    Language language{};
    language.nickname_marks = {"###", "#///"};
    EXPECT_EQ(find_nickname("###Nick", language).value(), "Nick");
    EXPECT_EQ(find_nickname("#///Nick", language).value(), "Nick");
    EXPECT_EQ(find_nickname("#!/usr/bin/python3", language).value(), std::nullopt);
}

TEST(Nickname, ThatCannotBeShownIsAnError) {
    EXPECT_EQ(find_nickname("///Nick  the Great", slashes()).error().message,
              "line 1: the name 'Nick  the Great' must not contain more than single spaces between words");
    EXPECT_FALSE(find_nickname("///" + std::string(33, 'x'), slashes()));
    EXPECT_TRUE(find_nickname("///" + std::string(32, 'x'), slashes()));
}

TEST(Name, IsCountedInCharacters) {
    std::string text;
    for (int i = 0; i < 32; ++i) {
        text += "ř";
    }
    EXPECT_TRUE(check_name(text));
    EXPECT_FALSE(check_name(text + "ř"));
    EXPECT_FALSE(check_name(""));
    EXPECT_FALSE(check_name("a\tb"));
    EXPECT_EQ(check_name("a\u202eb").error().message,
              R"(the name 'a\u202eb' must not contain invisible characters)");
    EXPECT_FALSE(check_name("\u009b31mred"));
    EXPECT_FALSE(check_name("ot\u200bter")) << "it would look like another's name";
}

TEST(Name, IsMadeFromThatOfAFile) {
    EXPECT_EQ(name_from_file("my bot.cpp"), "my_bot");
    EXPECT_EQ(name_from_file("dir/bot.tar.gz"), "bot.tar");
    EXPECT_EQ(name_from_file(""), "bot");
    EXPECT_EQ(name_from_file("a\u202eb.py"), "bot");
    EXPECT_EQ(name_from_file(std::string(31, 'x') + "ř.py"), std::string(31, 'x')); // not half a character
}

} // namespace
} // namespace languages
