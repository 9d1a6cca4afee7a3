#include "api/schema.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace api {
namespace {

using support::Json;

std::string fault_of(std::string_view value, Json const& schema) {
    auto const checked = check_schema(support::parse_json(value).value(), schema);
    return checked ? "" : checked.error().message;
}
std::string fault_in(std::string_view value, std::string_view name) {
    return fault_of(value, schema_reference(name));
}

TEST(Schemas, SayWhereAndWhatIsWrong) {
    EXPECT_EQ(fault_in(R"({"game": "ploy", "seats": [{"kind": "me"}, {"kind": "house", "bot": "random"}]})",
                       "TableWish"),
              "");
    EXPECT_EQ(fault_in("7", "TableWish"), "the body must be an object (got 7)");
    EXPECT_EQ(fault_in(R"({"game": "ploy"})", "TableWish"), "the field seats is missing");
    EXPECT_EQ(fault_in(R"({"game": 7, "seats": []})", "TableWish"),
              "the field game must be a string (got 7)");
    EXPECT_EQ(fault_in(R"({"game": "ploy", "seats": [], "sets": 1})", "TableWish"), "there is no field sets");
    EXPECT_EQ(fault_in(R"({"game": "ploy", "seats": [], "options": {"turns": [1]}})", "TableWish"),
              "the field options.turns must be a string or a whole number (got [1])");
    EXPECT_EQ(fault_in(R"({"answer": "maybe"})", "DrawAnswer"),
              R"(the field answer must be "offer", "accept" or "decline" (got "maybe"))");
}

TEST(Schemas, TellFormsApartByTheirKind) {
    EXPECT_EQ(
        fault_in(R"({"game": "ploy", "seats": [{"kind": "me"}, {"kind": "house", "bot": 7}]})", "TableWish"),
        "the field seats[1].bot must be a string (got 7)");
    EXPECT_EQ(
        fault_in(R"({"game": "ploy", "seats": [{"kind": "nobody"}]})", "TableWish"),
        R"(the field seats[0].kind must be "me", "open", "invited", "house", "upload" or "remote" (got "nobody"))");
    EXPECT_EQ(fault_in(R"({"kind": "chat", "number": 3, "moment": "2026-11-16T03:58:14.123Z", "seat": 0})",
                       "TableEvent"),
              "the field text is missing");
}

TEST(Schemas, ExtendOneAnother) {
    auto const change = [](std::string const& members) {
        return fault_in("{" + members + "}", "ContestChange");
    };
    EXPECT_EQ(change(R"("title": "x", "terms": {"wins": 2})"), "");
    EXPECT_EQ(change(R"("title": 1)"), "the field title must be a string (got 1)");
    EXPECT_EQ(change(R"("slug": "x")"), "there is no field slug");
    EXPECT_EQ(change(R"("terms": {"win": 2})"), "there is no field terms.win");
}

TEST(Schemas, KnowOneTimeFormat) {
    EXPECT_EQ(fault_in(R"("2026-11-16T03:58:14.123Z")", "Time"), "");
    for (auto const* const time :
         {R"("2026-11-16T03:58:14Z")", R"("2026-11-16T03:58:14.123456Z")", "1794801494000000"}) {
        EXPECT_NE(fault_in(time, "Time"), "") << time;
    }
}

std::vector<std::string> references_in(Json const& part) {
    std::vector<std::string> found;
    auto const add = [&](Json const& each) {
        std::ranges::copy(references_in(each), std::back_inserter(found));
    };
    if (part.is_array()) {
        std::ranges::for_each(part.get_array(), add);
    }
    for (auto const& [word, value] : part.is_object() ? part.get_object() : support::JsonObject()) {
        if (word == "$ref") {
            found.emplace_back(value.as_string());
        }
        add(value);
    }
    return found;
}

TEST(Schemas, ReferToWhatThereIs) {
    for (auto const& [name, schema] : schemas()) {
        for (auto const& reference : references_in(schema)) {
            auto const referred = reference.substr(reference.rfind('/') + 1);
            EXPECT_TRUE(schemas().contains(referred)) << name << " refers to " << reference;
            EXPECT_EQ(schema_reference(referred).at("$ref").as_string(), reference) << name;
        }
    }
}

} // namespace
} // namespace api
