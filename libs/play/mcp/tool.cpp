#include "mcp/tool.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace mcp {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

bool is_text(Json const& value) {
    return value.is_string();
}

bool fits(Parameter const& parameter, Json const& value) {
    switch (parameter.type) {
    case ParameterType::text:
        return is_text(value) && (parameter.choices.empty() ||
                                  std::ranges::count(parameter.choices, std::string(value.get_string())) > 0);
    case ParameterType::number:
        return value.is_int64() && value.get_int64() >= 0;
    case ParameterType::texts:
        return value.is_array() && std::ranges::all_of(value.get_array(), is_text);
    }
    return false;
}

std::string wanted(Parameter const& parameter) {
    if (!parameter.choices.empty()) {
        return fmt::format("one of {}", fmt::join(parameter.choices, ", "));
    }
    return parameter.type == ParameterType::text     ? "a string"
           : parameter.type == ParameterType::number ? "a whole number from 0"
                                                     : "an array of strings";
}

JsonObject schema_of(Parameter const& parameter) {
    JsonObject schema{{"description", parameter.description}};
    switch (parameter.type) {
    case ParameterType::text:
        schema["type"] = "string";
        break;
    case ParameterType::number:
        schema["type"] = "integer";
        schema["minimum"] = 0;
        break;
    case ParameterType::texts:
        schema["type"] = "array";
        schema["items"] = JsonObject{{"type", "string"}};
        break;
    }
    if (!parameter.choices.empty()) {
        schema["enum"] = JsonArray(parameter.choices.begin(), parameter.choices.end());
    }
    return schema;
}

} // namespace

Result<Arguments> Arguments::check(std::vector<Parameter> const& parameters, JsonObject const& given) {
    for (auto const& parameter : parameters) {
        auto const* const value = given.if_contains(parameter.name);
        if (value == nullptr ? parameter.is_required : !fits(parameter, *value)) {
            return fail(ErrorKind::invalid, "\"{}\" must be {}", parameter.name, wanted(parameter));
        }
    }
    for (auto const& [name, value] : given) {
        if (std::ranges::find(parameters, std::string(name), &Parameter::name) == parameters.end()) {
            return fail(ErrorKind::invalid, "there is no parameter \"{}\"", std::string_view(name));
        }
    }
    return Arguments(given);
}

std::string Arguments::text(std::string_view name) const {
    auto const* const value = m_given.if_contains(name);
    return value == nullptr ? std::string() : std::string(value->get_string());
}

std::optional<std::int64_t> Arguments::number(std::string_view name) const {
    auto const* const value = m_given.if_contains(name);
    return value == nullptr ? std::nullopt : std::optional(value->get_int64());
}

std::vector<std::string> Arguments::texts(std::string_view name) const {
    std::vector<std::string> texts;
    if (auto const* const value = m_given.if_contains(name)) {
        for (auto const& text : value->get_array()) {
            texts.emplace_back(text.get_string());
        }
    }
    return texts;
}

JsonObject to_json(Tool const& tool) {
    JsonObject properties;
    JsonArray required;
    for (auto const& parameter : tool.parameters) {
        properties.emplace(parameter.name, schema_of(parameter));
        if (parameter.is_required) {
            required.emplace_back(parameter.name);
        }
    }
    return {{"name", tool.name},
            {"description", tool.description},
            {"inputSchema", JsonObject{{"type", "object"},
                                       {"properties", std::move(properties)},
                                       {"required", std::move(required)},
                                       {"additionalProperties", false}}},
            {"annotations", JsonObject{{"readOnlyHint", tool.is_read_only}}}};
}

} // namespace mcp
