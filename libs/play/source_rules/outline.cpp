#include "source_rules/outline.hpp"

#include "support/json.hpp"

namespace source_rules {

using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::Result;

namespace {

bool flag_in(JsonObject const& object, std::string_view key) {
    auto const* const value = object.if_contains(key);
    return value != nullptr && value->is_bool() && value->get_bool();
}

Result<Fact> parse_fact(support::Json const& json) {
    constexpr std::int64_t most_lines = 100'000'000;
    auto const kind = fact_kinds.find(TULKAS_TRY(support::string_member(json, "kind")));
    auto const line = TULKAS_TRY(support::integer_member(json, "line"));
    if (!kind || line < 0 || line > most_lines) {
        return fail(ErrorKind::invalid, "a fact needs a kind and a line");
    }
    auto const& object = json.get_object();
    Fact fact{.kind = *kind,
              .file = std::string(TULKAS_TRY(support::string_member(json, "file"))),
              .line = static_cast<int>(line),
              .name = std::string(TULKAS_TRY(support::string_member(json, "name"))),
              .is_public = flag_in(object, "public"),
              .is_top = flag_in(object, "top")};
    auto const* const doc = object.if_contains("doc");
    if (doc != nullptr && doc->is_string()) {
        fact.doc = std::string(doc->get_string());
    }
    return fact;
}

} // namespace

Result<Outline> parse_outline(std::string_view text) {
    constexpr std::size_t most_facts = 200'000;
    auto const json = TULKAS_TRY(support::parse_json(text));
    auto const* const facts = json.is_object() ? json.get_object().if_contains("facts") : nullptr;
    if (facts == nullptr || !facts->is_array() || facts->get_array().size() > most_facts) {
        return fail(ErrorKind::invalid, "an outline has \"facts\", a list of at most {}", most_facts);
    }
    Outline outline;
    for (auto const& each : facts->get_array()) {
        outline.push_back(TULKAS_TRY(parse_fact(each)));
    }
    return outline;
}

} // namespace source_rules
