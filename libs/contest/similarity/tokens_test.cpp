#include "similarity/tokens.hpp"

#include <gtest/gtest.h>

#include <string>

namespace similarity {
namespace {

constexpr std::size_t many = 1'000'000;

std::vector<std::uint32_t> codes(std::string_view text, Language language) {
    std::vector<std::uint32_t> all;
    for (auto const& token : tokens_of(text, language, many).tokens) {
        all.push_back(token.code);
    }
    return all;
}

// What the words stand for: i an identifier, n a number, s a string, anything else itself.
std::vector<std::uint32_t> expected(std::vector<std::string> const& words) {
    std::vector<std::uint32_t> all;
    for (auto const& word : words) {
        all.push_back(word == "i"   ? identifier_code
                      : word == "n" ? number_code
                      : word == "s" ? string_code
                                    : code_of(word));
    }
    return all;
}

TEST(SimilarityTokens, NamesNumbersAndStringsAreClassesAndTheRestStays) {
    EXPECT_EQ(codes("int best = f(1.5e-3, \"a\\\"b\"); // why", Language::cpp),
              expected({"int", "i", "=", "i", "(", "n", ",", "s", ")", ";"}));
    EXPECT_EQ(codes("x <<= y && z; a >= b", Language::java),
              expected({"i", "<<=", "i", "&&", "i", ";", "i", ">=", "i"}));
}

TEST(SimilarityTokens, LayoutAndCommentsChangeNothing) {
    EXPECT_EQ(codes("if(a){b();}", Language::cpp),
              codes("if ( a )\n{ /* ha */\n\tb ( ) ; // no\n}\n", Language::cpp));
    EXPECT_EQ(codes("def f(x): # comment\n    return x", Language::python),
              codes("def g(y):return y", Language::python));
    EXPECT_EQ(codes("fn f() { /* a /* nested */ one */ g() }", Language::rust),
              codes("fn f(){g()}", Language::rust));
    EXPECT_EQ(codes("f x = g x -- note\n{- a {- b -} c -}", Language::haskell),
              codes("h y = k y", Language::haskell));
}

TEST(SimilarityTokens, KnowsTheStringsOfEachLanguage) {
    EXPECT_EQ(codes("auto a = R\"x(no \" end )x\"; char b = '\\''; int c = 1'000;", Language::cpp),
              expected({"auto", "i", "=", "s", ";", "char", "i", "=", "s", ";", "int", "i", "=", "n", ";"}));
    EXPECT_EQ(codes("var a = \"\"\"\n \"text\" \n\"\"\";", Language::java),
              expected({"var", "i", "=", "s", ";"}));
    EXPECT_EQ(codes("a = f'it' + '''x\n'y''' + rb\"z\"", Language::python),
              expected({"i", "=", "s", "+", "s", "+", "s"}));
    EXPECT_EQ(codes("let a = `x\n${y}` + /[/\"]+/g.test('z') / 2", Language::javascript),
              expected({"let", "i", "=", "s", "+", "s", "i", ".", "i", "(", "s", ")", "/", "n"}));
    EXPECT_EQ(codes("var a = `\\` + \"b\"", Language::go).size(), 4U);
    EXPECT_EQ(codes("fn f<'a>(x: &'a str) { r#\"a\"b\"#; b'x'; 'y' }", Language::rust),
              expected({"fn", "i",   "<", "'", "i", ">", "(", "i", ":", "&", "'",
                        "i",  "str", ")", "{", "s", ";", "s", ";", "s", "}"}));
    EXPECT_EQ(codes("f' x = 'c' : x --> y", Language::haskell),
              expected({"i", "i", "=", "s", ":", "i", "-->", "i"}));
}

TEST(SimilarityTokens, AStrayQuoteEndsWithItsLine) {
    EXPECT_EQ(codes("don't\nint x", Language::cpp), expected({"i", "s", "int", "i"}));
}

TEST(SimilarityTokens, KeepsTheLinesOfTokens) {
    auto const found = tokens_of("a\n/* b\n c */ d \"e\\\nf\"\ng", Language::cpp, many);
    EXPECT_EQ(found.tokens,
              (std::vector<Token>{
                  {identifier_code, 1}, {identifier_code, 3}, {string_code, 3}, {identifier_code, 5}}));
}

TEST(SimilarityTokens, StopsAtTheLimitAndSaysSo) {
    auto const found = tokens_of("a b c d", Language::cpp, 3);
    EXPECT_EQ(found.tokens.size(), 3U);
    EXPECT_TRUE(found.cut);
    EXPECT_FALSE(tokens_of("a b c // d", Language::cpp, 3).cut);
}

TEST(SimilarityTokens, HostileTextsAreReadOnceFromFrontToBack) {
    constexpr std::size_t size = 500'000;
    EXPECT_EQ(tokens_of(std::string(size, '('), Language::cpp, many).tokens.size(), size);
    for (std::string const part :
         {"{-", "/*", "=/[", "\"", "`", "'", "r#", "R\"(", "\\", "--", "\"\"\"", "\xff"}) {
        std::string text;
        while (text.size() < size) {
            text += part;
        }
        for (int language = 0; language < 7; ++language) {
            EXPECT_LE(tokens_of(text, static_cast<Language>(language), many).tokens.size(), text.size());
        }
    }
}

TEST(SimilarityTokens, ChoosesTheLanguageByTheEnding) {
    EXPECT_EQ(language_of("bot.cpp"), Language::cpp);
    EXPECT_EQ(language_of("Bot.java"), Language::java);
    EXPECT_EQ(language_of("src/bot.ts"), Language::javascript);
    EXPECT_EQ(language_of("README.md"), std::nullopt);
    EXPECT_EQ(language_of(".py"), std::nullopt);
}

} // namespace
} // namespace similarity
