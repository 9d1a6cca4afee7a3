#include "toml/document.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace toml_text {
namespace {

using testing::StartsWith;

std::string complaint(std::string const& text) {
    auto const table = read(text, "x.toml");
    return table ? "" : table.error();
}

TEST(TomlDocument, IsReadIntoPlainValues) {
    auto const table =
        read("a = 'x'\nn = -7\nb = true\nl = [1, 'y']\n\n[t]\nk = 1.5 # ř\n", "x.toml").value();
    EXPECT_EQ(std::get<std::string>(table.at("a").is), "x");
    EXPECT_EQ(std::get<std::int64_t>(table.at("n").is), -7);
    EXPECT_TRUE(std::get<bool>(table.at("b").is));
    EXPECT_EQ(std::get<std::string>(std::get<List>(table.at("l").is).at(1).is), "y");
    auto const& inner = std::get<Table>(table.at("t").is);
    EXPECT_TRUE(std::holds_alternative<Other>(inner.at("k").is));
    EXPECT_EQ(inner.at("k").line, 7U);
}

TEST(TomlDocument, MayBeEmpty) {
    EXPECT_TRUE(read("", "x.toml")->empty());
    EXPECT_TRUE(read("\n# nothing\n", "x.toml")->empty());
}

TEST(TomlDocument, SaysInOneLineWhereItIsWrong) {
    for (auto const* text : {"a = 1\nb = = 2\n", "a = 1\n[\n", "a = 1\na = 2\n", "a = 1\nb = 'x\n"}) {
        EXPECT_THAT(complaint(text), StartsWith("x.toml:2: ")) << text;
        EXPECT_EQ(complaint(text).find('\n'), std::string::npos) << text;
    }
}

TEST(TomlDocument, IsWholeUtf8WithoutControlCharacters) {
    EXPECT_EQ(complaint("a = 'x'\n[\x13"), "x.toml:2: control characters are not allowed");
    EXPECT_EQ(complaint("a = 'x'\n'\x82"), "x.toml:2: not valid UTF-8");
    EXPECT_EQ(complaint("a = '\x7F'"), "x.toml:1: control characters are not allowed");
    EXPECT_THAT(complaint("ѝ"), StartsWith("x.toml:1: "));
}

TEST(TomlDocument, IsNotDeep) {
    EXPECT_EQ(complaint("a = 1\nb = " + std::string(65, '[')),
              "x.toml:2: more than 64 dots and brackets in one line");
    std::string many;
    for (int i = 0; i < 513; ++i) {
        many += "[\n";
    }
    EXPECT_EQ(complaint("a = " + many), "x.toml:1: more than 512 brackets in the file");
    std::string long_key = "a";
    for (int i = 0; i < 65; ++i) {
        long_key += ".a";
    }
    EXPECT_EQ(complaint(long_key + " = 1"), "x.toml:1: more than 64 dots and brackets in one line");
}

} // namespace
} // namespace toml_text
