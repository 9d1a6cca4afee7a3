#include "source_rules/outline.hpp"

#include <gtest/gtest.h>

namespace source_rules {
namespace {

TEST(Outlines, AreReadFactByFact) {
    auto const outline = parse_outline(R"({"facts": [
        {"kind": "type", "file": "A.java", "line": 5, "name": "A", "public": true, "top": true, "doc": "Plays."},
        {"kind": "use", "file": "A.java", "line": 7, "name": "System.out"}]})")
                             .value();
    ASSERT_EQ(outline.size(), 2U);
    EXPECT_EQ(outline[0].kind, FactKind::type);
    EXPECT_TRUE(outline[0].is_public && outline[0].is_top);
    EXPECT_EQ(outline[0].doc, "Plays.");
    EXPECT_EQ(outline[1].line, 7);
    EXPECT_EQ(outline[1].doc, std::nullopt);
}

TEST(Outlines, AreReadStrictly) {
    for (auto const* const text :
         {"", "[]", R"({"facts": 1})", R"({"facts": [1]})", R"({"facts": [{"kind": "use"}]})",
          R"({"facts": [{"kind": "trick", "file": "a", "line": 1, "name": "b"}]})",
          R"({"facts": [{"kind": "use", "file": "a", "line": -1, "name": "b"}]})"}) {
        EXPECT_FALSE(parse_outline(text)) << text;
    }
}

} // namespace
} // namespace source_rules
