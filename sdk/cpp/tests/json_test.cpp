#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <tulkas/json.hpp>

namespace tulkas {
namespace {

std::string refusal(std::string_view text) {
    try {
        return "accepted: " + Json::parse(text).to_text();
    } catch (JsonError const& error) {
        return error.what();
    }
}

TEST(SdkJson, IsWrittenAsItWasRead) {
    for (auto const* text :
         {"null", "true", "false", "0", "-1", "9223372036854775807", "-9223372036854775808", "1.5", "-0.25",
          "\"\"", "\"a\\\"b\\\\c\"", "\"\\u0000\\u001f\"", "[]", "[1,[2,[]]]", "{}",
          R"({"a":1,"b":{"c":null}})", "\"é😀\""}) {
        EXPECT_EQ(Json::parse(text).to_text(), text);
    }
}

TEST(SdkJson, ReadsBlanksAndEscapes) {
    EXPECT_EQ(Json::parse(" \t\r\n[ 1 , { \"a\" : 2 } ]\n"), Json(Json::Array{1, Json::Object{{"a", 2}}}));
    EXPECT_EQ(Json::parse(R"("\"\\\/\b\f\n\r\t")"), Json("\"\\/\b\f\n\r\t"));
    EXPECT_EQ(Json::parse(R"("\u0041\u00e9\u20AC\ud83d\ude00")"), Json("Aé€😀"));
}

TEST(SdkJson, ReadsNumbers) {
    EXPECT_EQ(Json::parse("-0").integer(), 0);
    EXPECT_EQ(Json::parse("1e3").number(), 1000);
    EXPECT_EQ(Json::parse("2.5E-1").number(), 0.25);
    EXPECT_EQ(Json::parse("9223372036854775808").number(), 9223372036854775808.0);
    EXPECT_EQ(Json::parse("7").number(), 7);
}

TEST(SdkJson, RefusesEverythingElse) {
    for (auto const* text : {"",
                             " ",
                             "nul",
                             "nulL",
                             "tru",
                             "True",
                             "+1",
                             "01",
                             "-",
                             "1.",
                             ".5",
                             "1e",
                             "1e+",
                             "0x1",
                             "NaN",
                             "'a'",
                             "\"",
                             "\"\\",
                             "\"\\x\"",
                             "\"\\u12\"",
                             "\"\\u12G4\"",
                             "\"\\ud800\"",
                             "\"\\ud800\\u0041\"",
                             "\"\\udc00\"",
                             "\"\n\"",
                             "[",
                             "[1",
                             "[1,",
                             "[1,]",
                             "[1 2]",
                             "{",
                             "{1:2}",
                             "{\"a\"}",
                             "{\"a\":}",
                             "{\"a\":1,}",
                             "]",
                             "1 2",
                             "1e999"}) {
        EXPECT_TRUE(refusal(text).starts_with("not JSON at byte ")) << text << ": " << refusal(text);
    }
    EXPECT_EQ(refusal("{\"a\": tru}"), "not JSON at byte 6: no value");
    EXPECT_EQ(refusal(std::string(100000, '[')), "not JSON at byte 65: nested too deep");
}

TEST(SdkJson, IsMadeFromValues) {
    EXPECT_EQ(Json().to_text(), "null");
    EXPECT_EQ(Json(std::optional<int>()).to_text(), "null");
    EXPECT_EQ(Json(std::optional(3)).to_text(), "3");
    EXPECT_EQ(Json(std::vector{1, 2}).to_text(), "[1,2]");
    EXPECT_EQ(Json(std::string_view("x")).to_text(), "\"x\"");
    EXPECT_EQ(Json(true).to_text(), "true");
    EXPECT_THROW((void)Json(std::nan("")).to_text(), JsonError);
    EXPECT_THROW((void)Json(std::numeric_limits<double>::infinity()).to_text(), JsonError);
}

TEST(SdkJson, IsReadBackWithACheck) {
    Json const value = Json::parse(R"({"name":"x","sizes":[4,3],"none":null,"big":300,"on":true})");
    EXPECT_EQ(value["name"].as<std::string>(), "x");
    EXPECT_EQ(value["sizes"].as<std::vector<int>>(), (std::vector{4, 3}));
    EXPECT_EQ(value["none"].as<std::optional<int>>(), std::nullopt);
    EXPECT_EQ(value["big"].as<std::optional<int>>(), 300);
    EXPECT_EQ(value["big"].as<double>(), 300);
    EXPECT_EQ(value["on"].as<bool>(), true);
    EXPECT_EQ(value["on"].as<Json>(), Json(true));
    EXPECT_EQ(value.find("other"), nullptr);
    EXPECT_THROW((void)value["other"], JsonError);
    EXPECT_THROW((void)value["big"].as<std::uint8_t>(), JsonError);
    EXPECT_THROW((void)value["name"].integer(), JsonError);
    EXPECT_THROW((void)value["name"]["x"], JsonError);
    try {
        (void)value["sizes"].text();
        FAIL();
    } catch (JsonError const& error) {
        EXPECT_STREQ(error.what(), "expected a text, not [4,3]");
    }
}

} // namespace
} // namespace tulkas
