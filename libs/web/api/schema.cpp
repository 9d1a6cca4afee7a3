#include "api/schema.hpp"

#include "api/schema_files.hpp"
#include "support/assert.hpp"

#include <boost/algorithm/string/join.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <regex>
#include <vector>

namespace api {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

constexpr std::string_view reference_prefix = "#/components/schemas/";
constexpr std::size_t longest_quotation = 60;

struct Type {
    std::string_view name;
    std::string_view words;
    bool (*is)(Json const&);
};
constexpr std::array<Type, 7> types{{
    {"string", "a string", [](Json const& value) { return value.is_string(); }},
    {"integer", "a whole number", [](Json const& value) { return value.is_int64(); }},
    {"number", "a number", [](Json const& value) { return value.is_number(); }},
    {"boolean", "true or false", [](Json const& value) { return value.is_bool(); }},
    {"array", "a list", [](Json const& value) { return value.is_array(); }},
    {"object", "an object", [](Json const& value) { return value.is_object(); }},
    {"null", "null", [](Json const& value) { return value.is_null(); }},
}};

Json const* member(JsonObject const& schema, std::string_view name) {
    return schema.if_contains(name);
}

std::string at(std::string const& where, std::string_view name) {
    return where.empty() ? std::string(name) : fmt::format("{}.{}", where, name);
}

std::unexpected<support::Error> must_be(std::string const& where, std::string_view what, Json const& value) {
    auto got = support::to_text(value);
    if (got.size() > longest_quotation) {
        got = value.is_object() ? "an object" : value.is_array() ? "a list" : "a long value";
    }
    return fail(ErrorKind::invalid, "{} must be {} (got {})",
                where.empty() ? "the body" : "the field " + where, what, got);
}

// "a, b or c"
std::string alternatives(std::vector<std::string> const& names) {
    if (names.size() < 2) {
        return names.empty() ? "" : names.front();
    }
    return boost::join(std::vector(names.begin(), names.end() - 1), ", ") + " or " + names.back();
}

Result<void> check_type(Json const& value, Json const& wanted, std::string const& where) {
    auto const names = wanted.is_array() ? wanted.get_array() : JsonArray{wanted};
    std::vector<std::string> words;
    for (auto const& name : names) {
        auto const* const type = std::ranges::find(types, name.as_string(), &Type::name);
        TULKAS_ASSERT(type != types.end());
        if (type->is(value)) {
            return {};
        }
        words.emplace_back(type->words);
    }
    return must_be(where, alternatives(words), value);
}

Result<void> check_enum(Json const& value, JsonArray const& wanted, std::string const& where) {
    if (std::ranges::find(wanted, value) != wanted.end()) {
        return {};
    }
    std::vector<std::string> words;
    std::ranges::transform(wanted, std::back_inserter(words), support::to_text);
    return must_be(where, alternatives(words), value);
}

// The schema of a member, its own or one of those that it extends.
Json const* property_of(JsonObject const& schema, std::string_view name) {
    auto const* const properties = member(schema, "properties");
    auto const* found = properties == nullptr ? nullptr : properties->as_object().if_contains(name);
    if (auto const* const bases = member(schema, "allOf"); found == nullptr && bases != nullptr) {
        for (auto const& base : bases->as_array()) {
            found = found == nullptr ? property_of(referred_schema(base.as_object()), name) : found;
        }
    }
    return found;
}

Result<void> check_members(JsonObject const& value, JsonObject const& schema, std::string const& where) {
    if (auto const* const required = member(schema, "required")) {
        for (auto const& name : required->as_array()) {
            if (!value.contains(name.as_string())) {
                return fail(ErrorKind::invalid, "the field {} is missing", at(where, name.as_string()));
            }
        }
    }
    auto const* const properties = member(schema, "properties");
    auto const* const others = member(schema, "additionalProperties");
    bool const is_closed =
        (others != nullptr && others->is_bool()) || schema.contains("unevaluatedProperties");
    for (auto const& [name, part] : value) {
        auto const* const own = properties == nullptr ? nullptr : properties->as_object().if_contains(name);
        if (own != nullptr) {
            TULKAS_TRY(check_schema(part, *own, at(where, name)));
        } else if (others != nullptr && others->is_object()) {
            TULKAS_TRY(check_schema(part, *others, at(where, name)));
        } else if (is_closed && property_of(schema, name) == nullptr) {
            return fail(ErrorKind::invalid, "there is no field {}", at(where, name));
        }
    }
    return {};
}

Result<void> check_items(JsonArray const& value, JsonObject const& schema, std::string const& where) {
    if (auto const* const least = member(schema, "minItems");
        least != nullptr && std::ssize(value) < least->as_int64()) {
        return must_be(where, fmt::format("a list of at least {}", least->as_int64()), value);
    }
    if (auto const* const most = member(schema, "maxItems");
        most != nullptr && std::ssize(value) > most->as_int64()) {
        return must_be(where, fmt::format("a list of at most {}", most->as_int64()), value);
    }
    if (auto const* const items = member(schema, "items")) {
        for (std::size_t i = 0; i < value.size(); ++i) {
            TULKAS_TRY(check_schema(value[i], *items, fmt::format("{}[{}]", where, i)));
        }
    }
    return {};
}

// The values of `kind` that a form is for; none where nothing tells it apart by that.
JsonArray kinds_of(Json const& form) {
    auto const* const kind = property_of(referred_schema(form.as_object()), "kind");
    if (kind == nullptr) {
        return {};
    }
    auto const* const values = member(kind->as_object(), "enum");
    return values != nullptr ? values->as_array() : JsonArray{kind->as_object().at("const")};
}

JsonArray required_of(Json const& form) {
    auto const* const required = member(referred_schema(form.as_object()), "required");
    return required == nullptr ? JsonArray() : required->as_array();
}

// Whether this is the form that was meant: by its kind, or by the members that it needs.
bool is_meant(Json const& value, Json const& form) {
    if (!value.is_object()) {
        return false;
    }
    auto const& object = value.get_object();
    if (auto const kinds = kinds_of(form); !kinds.empty()) {
        return object.contains("kind") && std::ranges::find(kinds, object.at("kind")) != kinds.end();
    }
    auto const required = required_of(form);
    return !required.empty() &&
           std::ranges::all_of(required, [&](Json const& name) { return object.contains(name.as_string()); });
}

Result<void> check_one_of(Json const& value, JsonArray const& forms, std::string const& where) {
    auto const fits = [&](Json const& form) { return check_schema(value, form, where).has_value(); };
    if (std::ranges::count_if(forms, fits) == 1) {
        return {};
    }
    auto const meant = std::ranges::find_if(forms, [&](Json const& form) { return is_meant(value, form); });
    if (meant != forms.end()) {
        return check_schema(value, *meant, where);
    }
    JsonArray kinds;
    std::vector<std::string> words;
    for (auto const& form : forms) {
        std::ranges::copy(kinds_of(form), std::back_inserter(kinds));
        words.push_back(support::to_text(required_of(form)));
    }
    if (!kinds.empty() && value.is_object()) {
        auto const* const kind = value.get_object().if_contains("kind");
        return check_enum(kind == nullptr ? Json() : *kind, kinds, at(where, "kind"));
    }
    return must_be(where, "an object with " + alternatives(words), value);
}

Result<void> check_range(Json const& value, JsonObject const& schema, std::string const& where) {
    auto const* const least = member(schema, "minimum");
    auto const* const most = member(schema, "maximum");
    if (least == nullptr || most == nullptr || !value.is_int64()) {
        return {};
    }
    bool const is_inside = value.get_int64() >= least->as_int64() && value.get_int64() <= most->as_int64();
    return is_inside
               ? Result<void>()
               : must_be(where, fmt::format("from {} to {}", least->as_int64(), most->as_int64()), value);
}

Result<void> check_pattern(Json const& value, std::string const& pattern, std::string const& where) {
    bool const fits =
        !value.is_string() || std::regex_search(std::string(value.get_string()), std::regex(pattern));
    return fits ? Result<void>() : must_be(where, "like " + pattern, value);
}

Result<void> check_word(Json const& value, std::string_view word, Json const& wanted,
                        std::string const& where) {
    if (word == "$ref") {
        return check_schema(value, referred_schema(JsonObject{{word, wanted}}), where);
    }
    if (word == "type") {
        return check_type(value, wanted, where);
    }
    if (word == "enum") {
        return check_enum(value, wanted.as_array(), where);
    }
    if (word == "const") {
        return check_enum(value, JsonArray{wanted}, where);
    }
    if (word == "oneOf") {
        return check_one_of(value, wanted.as_array(), where);
    }
    if (word == "pattern") {
        return check_pattern(value, std::string(wanted.as_string()), where);
    }
    if (word == "allOf") {
        for (auto const& base : wanted.as_array()) {
            TULKAS_TRY(check_schema(value, base, where));
        }
        return {};
    }
    // Looked at together, or nothing to check. A word that is not known here would be believed to be checked.
    constexpr std::array<std::string_view, 11> others{"minimum",
                                                      "maximum",
                                                      "description",
                                                      "format",
                                                      "required",
                                                      "properties",
                                                      "additionalProperties",
                                                      "unevaluatedProperties",
                                                      "items",
                                                      "minItems",
                                                      "maxItems"};
    TULKAS_ASSERT(std::ranges::find(others, word) != others.end());
    return {};
}

} // namespace

JsonObject const& schemas() {
    static JsonObject const all = [] {
        JsonObject joined;
        for (auto const file : schema_files()) {
            auto const part = support::parse_json(file).value();
            for (auto const& schema : part.as_object()) {
                TULKAS_ASSERT(joined.insert(schema).second);
            }
        }
        return joined;
    }();
    return all;
}

Json schema_reference(std::string_view name) {
    return JsonObject{{"$ref", fmt::format("{}{}", reference_prefix, name)}};
}

JsonObject const& referred_schema(JsonObject const& schema) {
    auto const* const reference = schema.if_contains("$ref");
    if (reference == nullptr) {
        return schema;
    }
    std::string_view const name = reference->as_string();
    TULKAS_ASSERT(name.starts_with(reference_prefix));
    return schemas().at(name.substr(reference_prefix.size())).as_object();
}

Result<void> check_schema(Json const& value, Json const& schema, std::string const& where) {
    auto const& words = schema.as_object();
    for (auto const& [word, wanted] : words) {
        TULKAS_TRY(check_word(value, word, wanted, where));
    }
    TULKAS_TRY(check_range(value, words, where));
    if (value.is_object()) {
        return check_members(value.get_object(), words, where);
    }
    return value.is_array() ? check_items(value.get_array(), words, where) : Result<void>();
}

} // namespace api
