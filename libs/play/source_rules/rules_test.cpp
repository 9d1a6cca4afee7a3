#include "source_rules/rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace source_rules {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string fault(std::string_view text) {
    auto const rules = rules_from_json(support::parse_json(text).value());
    return rules ? "" : rules.error().message;
}

TEST(Rules, AreNoneAtFirst) {
    EXPECT_FALSE(rules_from_json(support::JsonObject{}).value().any());
}

TEST(Rules, AreReadAsTheyAreWritten) {
    Rules const rules{.file_name = "h??????",
                      .class_name = "H*",
                      .no_package = true,
                      .no_printing = true,
                      .no_files = true,
                      .no_threads = true,
                      .forbidden_imports = {"java.net", "os"},
                      .documentation = Documentation::exported,
                      .documentation_language = "hu",
                      .most_bytes = 1000,
                      .one_file = true};
    EXPECT_EQ(rules_from_json(to_json(rules)).value(), rules);
    EXPECT_TRUE(rules.any());
}

TEST(Rules, ForbidAPackageWithAStarAsWithout) {
    auto const rules = rules_from_json(support::JsonObject{{"forbidden_imports", {"java.net.*", "os"}}});
    EXPECT_THAT(rules.value().forbidden_imports, ElementsAre("java.net", "os"));
}

TEST(Rules, SayWhatIsWrongWithThem) {
    EXPECT_THAT(fault(R"([])"), HasSubstr("must be an object"));
    EXPECT_THAT(fault(R"({"no_print": true})"), HasSubstr("no rule 'no_print'"));
    EXPECT_THAT(fault(R"({"no_printing": 1})"), HasSubstr("\"no_printing\" must be true or false"));
    EXPECT_THAT(fault(R"({"file_name": 1})"), HasSubstr("\"file_name\" must be a string"));
    EXPECT_THAT(fault(R"({"forbidden_imports": "os"})"), HasSubstr("must be a list"));
    EXPECT_THAT(fault(R"({"forbidden_imports": [""]})"), HasSubstr("must be a list"));
    EXPECT_THAT(fault(R"({"documentation": "some"})"), HasSubstr("none, classes, public or all"));
    EXPECT_THAT(fault(R"({"documentation": "all", "documentation_language": "fr"})"),
                HasSubstr("en, de, hu"));
    EXPECT_THAT(fault(R"({"documentation_language": "de"})"), HasSubstr("needs \"documentation\""));
    EXPECT_THAT(fault(R"({"most_bytes": -1})"), HasSubstr("from 0"));
}

} // namespace
} // namespace source_rules
